import { z } from 'zod';
import { app, team as seedTeam } from '../seed.ts';
import { SlackError } from '../slack-error.ts';
import { method } from './method.ts';

export const team = {
  'api.test': method(z.looseObject({ error: z.string().optional() }), ({ error, ...args }) => {
    if (error !== undefined) throw new SlackError(error);
    return { args };
  }),

  'auth.test': method(z.object({}), (_args, { url }) => ({
    url: `${url}/`,
    team: seedTeam.name,
    user: app.name.toLowerCase(),
    team_id: seedTeam.id,
    user_id: app.botUser,
    bot_id: app.botId,
    is_enterprise_install: false,
  })),

  'apps.connections.open': method(z.object({}), (_args, { socketMode }) => ({
    url: socketMode.open(),
  })),

  'team.info': method(z.object({}), () => ({ team: { ...seedTeam, email_domain: '' } })),
};
