import type { Endpoint } from '../endpoint.ts';
import type { FieldRegistry } from './field.ts';
import { keys, registries } from './reports.ts';

type Named = Pick<Endpoint, 'operation'>;

/** The fields of the rows this endpoint answers with; undefined where they have none, as those of customers. */
export const registryOf = ({ operation }: Named): FieldRegistry | undefined =>
  byResource.get(resourceOf(operation))?.registry;

/** The field that holds the id of the record a row is about; undefined as above. */
export const keyOf = ({ operation }: Named): string | undefined =>
  byResource.get(resourceOf(operation))?.key;

const keyByResource: ReadonlyMap<string, string> = new Map(Object.entries(keys));

const byResource = new Map(
  Object.entries(registries).map(([resource, registry]) => [
    `search.${resource}`,
    { registry, key: keyByResource.get(resource) },
  ]),
);

const resourceOf = (operation: string): string => operation.slice(0, operation.lastIndexOf('.'));
