import type { Endpoint } from '../../services/endpoint.ts';
import { fieldKind } from '../../services/field-kind.ts';
import type { ServiceRecord } from './read-all.ts';

/** A field that a write sends, and what the service tells of it. */
export interface GivenField {
  name: string;
  value: unknown;
  /** The value the service has now; undefined where it does not tell this field. */
  told: unknown;
  isTold: boolean;
}

/** What a write says besides where it says it. An action to play or pause is told as the status. */
export function givenFields(
  { route, request }: Endpoint,
  input: Record<string, unknown>,
  record: ServiceRecord | undefined,
): GivenField[] {
  return Object.entries(input)
    .filter(([name]) => {
      const schema = request.shape[name];
      const isWord = schema !== undefined && fieldKind(schema).kind === 'choice';
      return isWord || !route.params.includes(name);
    })
    .map(([name, value]) => {
      const isState = name === 'action' && (value === 'play' || value === 'pause');
      const told = record?.[isState ? 'status' : name];
      return { name, value, told, isTold: told !== undefined };
    });
}
