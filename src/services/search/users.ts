import { endpoint } from '../endpoint.ts';
import { idOf } from '../wire.ts';
import { Client } from './client.ts';
import { User } from './user.ts';
import { version } from './version.ts';

const read = {
  request: { userId: idOf('search user') },
  envelope: 'results',
  repeatable: true,
} as const;

export const users = {
  get: endpoint(`GET /${version}/users/{userId}`, {
    summary: 'Show a user',
    response: User,
    ...read,
  }),

  clients: endpoint(`GET /${version}/users/{userId}/clients`, {
    summary: 'List the clients a user may access',
    response: Client,
    ...read,
  }),
};
