import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, idOf, text } from '../wire.ts';
import { Client } from './client.ts';
import { User } from './user.ts';
import { version } from './version.ts';

const currency = z.string().regex(/^[A-Z]{3}$/, 'three letters such as EUR');

export const clients = {
  list: endpoint(`GET /${version}/clients`, {
    summary: 'List the clients',
    request: {},
    filters: {
      id: idOf('search client').optional(),
      status: choice(['ACTIVE', 'PAUSED', 'DELETED']).optional(),
      currency: currency.optional(),
      legacyId: text.optional(),
      name: text.optional(),
    },
    response: Client,
    envelope: 'results',
    repeatable: true,
  }),

  get: endpoint(`GET /${version}/clients/{clientId}`, {
    summary: 'Show a client',
    request: { clientId: idOf('search client') },
    response: Client,
    envelope: 'results',
    repeatable: true,
  }),

  // The reference lists `clientId` as a parameter of the query; the path carries it.
  users: endpoint(`GET /${version}/clients/{clientId}/users`, {
    summary: 'List the users of a client',
    request: { clientId: idOf('search client') },
    response: User,
    envelope: 'results',
    repeatable: true,
  }),
};
