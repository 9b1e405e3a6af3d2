import { chat } from './chat.ts';
import { conversationHistory } from './conversation-history.ts';
import { conversations } from './conversations.ts';
import { files } from './files.ts';
import { functions } from './functions.ts';
import type { Method } from './method.ts';
import { oauth } from './oauth.ts';
import { team } from './team.ts';
import { users } from './users.ts';
import { views } from './views.ts';

/** The Web API of the simulated Slack, by method name. */
export const methods: Record<string, Method> = {
  ...team,
  ...oauth,
  ...chat,
  ...conversations,
  ...conversationHistory,
  ...users,
  ...views,
  ...files,
  ...functions,
};
