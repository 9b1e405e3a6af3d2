import { endpointsOf, type Endpoint } from '../services/endpoint.ts';
import { nearest } from '../services/nearest.ts';
import { search } from '../services/search/index.ts';
import { social } from '../services/social/index.ts';

/** Every operation of both services, those of one resource together. */
export const operations: readonly Endpoint[] = [...endpointsOf(social), ...endpointsOf(search)];

/** The operation of exactly this name, whatever the case of its letters. */
export function findOperation(name: string): Endpoint | undefined {
  return byName.get(name.toLowerCase());
}

/** Whether it only looks, so that it may be done without asking. */
export function isRead({ route, operation }: Endpoint): boolean {
  return route.method === 'GET' || operation === tokenOperation;
}

/** Operations of one resource, in the order of their declarations. */
export interface OperationGroup {
  /** `campaigns`, `search.campaigns`. */
  name: string;
  operations: Endpoint[];
}

/** What all of the typed words occur in: the name, the summary or the resource. Nothing typed finds everything. */
export function searchOperations(typed: string): OperationGroup[] {
  const words = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = operations.filter(({ operation, summary }) => {
    const text = `${operation} ${summary}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(found, groupOf)].map(([name, of]) => ({ name, operations: of }));
}

/** The operation that a name with a typing mistake probably means. */
export function nearestOperation(name: string): Endpoint | undefined {
  const meant = nearest(
    name,
    operations.map(({ operation }) => operation),
  );
  return meant === undefined ? undefined : findOperation(meant);
}

/** Signs in; it is a POST and changes nothing. */
const tokenOperation = 'search.auth.token';

const byName = new Map(operations.map((each) => [each.operation.toLowerCase(), each]));

function groupOf({ operation }: Endpoint): string {
  return operation.slice(0, operation.lastIndexOf('.'));
}
