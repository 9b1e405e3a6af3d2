import { vi } from 'vitest';
import type { SlackStandin } from '../../src/standins/slack/start.ts';

/** The workspace beside the demo one: the same people and channels under the same ids, another team. */
export const secondTeam = 'T0ALSTER';

/** A simulated Slack of its own, made of its own copy of the modules. */
export async function startSecondSlack(
  options: { now?: () => number } = {},
): Promise<SlackStandin> {
  vi.resetModules();
  const { bots, people, team } = await import('../../src/standins/slack/seed.ts');
  for (const person of [...people, ...bots]) {
    if (person.teamId === team.id) person.teamId = secondTeam;
  }
  Object.assign(team, { id: secondTeam, name: 'Morgenrot Alster' });
  const { startSlackStandin } = await import('../../src/standins/slack/start.ts');
  return startSlackStandin(options);
}
