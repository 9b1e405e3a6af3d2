import { chat } from './chat.ts';
import { conversationHistory } from './conversation-history.ts';
import { conversations } from './conversations.ts';
import { files } from './files.ts';
import type { Method } from './method.ts';
import { team } from './team.ts';
import { users } from './users.ts';
import { views } from './views.ts';

/** The Web API of the simulated Slack, by method name. */
export const methods: Record<string, Method> = {
  ...team,
  ...chat,
  ...conversations,
  ...conversationHistory,
  ...users,
  ...views,
  ...files,
};
