import type { Handlers } from '../serve/handlers.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';

export function userHandlers({ users }: Agency): Handlers<typeof social.resources>['users'] {
  return {
    list: () => users.all(),
    get: ({ user_id }) => found(users.get(user_id)),
  };
}
