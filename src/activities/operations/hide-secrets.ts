import { z } from 'zod';
import type { Endpoint } from '../../services/endpoint.ts';
import { fieldKind } from '../../services/field-kind.ts';
import type { Found, ServiceRecord } from './read-all.ts';
import { secretText } from './value-text.ts';

/** What was found, with the values hidden of fields that the declaration calls secret. */
export function hideSecrets({ response }: Endpoint, found: Found): Found {
  const shape = response instanceof z.ZodObject ? response.shape : {};
  const secrets = Object.keys(shape).filter((name) => fieldKind(shape[name]).kind === 'secret');
  if (secrets.length === 0) return found;
  const hide = (record: ServiceRecord): ServiceRecord =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => {
        const isHidden = secrets.includes(name) && value !== null;
        return [name, isHidden ? secretText : value];
      }),
    );
  return 'one' in found ? { one: hide(found.one) } : { many: found.many.map(hide) };
}
