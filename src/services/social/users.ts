import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { userId } from './ids.ts';
import { pageFields } from './paging.ts';

/** Somebody of the agency. `role` reads `ROLE_ADMIN`, `created_at` is ISO 8601. */
export const User = z.object({
  id: z.string(),
  username: z.string().nullish(),
  email: z.string().nullish(),
  firstname: z.string().nullish(),
  lastname: z.string().nullish(),
  role: z.string().nullish(),
  created_at: z.string().nullish(),
});
export type User = z.output<typeof User>;

export const users = {
  list: endpoint('GET /users', {
    summary: 'List the users of the agency',
    request: { ...pageFields },
    response: User,
    envelope: 'page',
    repeatable: true,
  }),

  get: endpoint('GET /users/{user_id}', {
    summary: 'Show a user',
    request: { user_id: userId },
    response: User,
    envelope: 'data',
    repeatable: true,
  }),
};
