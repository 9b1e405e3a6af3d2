import type { search } from '../../services/search/index.ts';
import type { Handlers } from '../serve/handlers.ts';
import { Refusal } from '../serve/refusal.ts';
import type { createFound } from './found.ts';
import { writtenClient, writtenCustomer, writtenUser } from './people.ts';
import type { World } from './world.ts';

type Directory = Pick<Handlers<typeof search.resources>, 'customers' | 'clients' | 'users'>;

/** Who there is: the agency, its clients and the people who work for them. */
export function directoryHandlers(world: World, found: ReturnType<typeof createFound>): Directory {
  const customers = [writtenCustomer(world.customer)];
  const clients = world.clients.map((client) => writtenClient(client, world));
  const users = world.users.map((user) => writtenUser(user, world));
  return {
    customers: {
      list: (filters) => found(customers.filter((one) => fits(one, filters, null))),
      get: ({ customerId }) => found([oneOf(customers, customerId)]),
    },
    clients: {
      list: (filters) => found(clients.filter((one) => fits(one, filters, one.legacyIds))),
      get: ({ clientId }) => found([oneOf(clients, clientId)]),
      users: ({ clientId }) => {
        const { id } = oneOf(clients, clientId);
        return found(users.filter(({ permissions }) => isFor(permissions, id)));
      },
    },
    users: {
      get: ({ userId }) => found([oneOf(users, userId)]),
      clients: ({ userId }) => {
        const { permissions } = oneOf(users, userId);
        return found(clients.filter(({ id }) => isFor(permissions, id)));
      },
    },
  };
}

const isFor = (permissions: readonly { accessRoleClientId: number }[], clientId: number) =>
  permissions.some(({ accessRoleClientId }) => accessRoleClientId === clientId);

/** Whether a record has all that is asked for. */
function fits(record: object, filters: object, legacyIds: unknown): boolean {
  return Object.entries(filters).every(([name, wanted]: [string, unknown]) => {
    if (name !== 'legacyId') return String(Reflect.get(record, name)) === wanted;
    return [legacyIds].flat().includes(wanted);
  });
}

/** @throws Refusal with 404 */
export function oneOf<T extends { id: number }>(records: readonly T[], id: string): T {
  const one = records.find((record) => String(record.id) === id);
  if (one === undefined) throw new Refusal(404, 'Resource not found');
  return one;
}
