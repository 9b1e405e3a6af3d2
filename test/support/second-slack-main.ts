import { bots, people, team } from '../../src/standins/slack/seed.ts';
import { startSlackStandin } from '../../src/standins/slack/start.ts';

/* `node second-slack-main.ts TEAM`: a simulated Slack whose workspace is another one. */

const [id = ''] = process.argv.slice(2);
for (const person of [...people, ...bots]) if (person.teamId === team.id) person.teamId = id;
Object.assign(team, { id, name: 'Morgenrot Alster' });
const { url } = await startSlackStandin();
process.once('disconnect', () => process.exit(0));
process.send?.(url);
