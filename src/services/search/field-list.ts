import { z } from 'zod';
import { nearest } from '../nearest.ts';
import type { FieldRegistry } from './field.ts';

export type NameIn<Registry extends FieldRegistry> = keyof Registry & string;

/** One field; `-` in front sorts from the largest, `+` or nothing from the smallest. */
export type SortBy<Name extends string> = Name | `+${Name}` | `-${Name}`;

/** The fields that are asked for, comma-separated on the wire. */
export function fieldList<Name extends string>(
  names: readonly Name[],
): z.ZodType<readonly Name[], string> {
  const list = z.codec(z.string(), z.array(z.enum(names)).min(1), {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the enum finds out next
    decode: (source) => source.split(',') as never,
    encode: (fields) => fields.join(','),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list nobody changes is a list
  return list.meta({
    field: { kind: 'list', of: { kind: 'choice', values: names } },
  }) as z.ZodType as z.ZodType<readonly Name[], string>;
}

/** What rows are sorted by. */
export function sortBy<Name extends string>(
  names: readonly Name[],
): z.ZodType<SortBy<Name>, SortBy<Name>> {
  return z
    .custom<SortBy<Name>>((value) => typeof value === 'string', 'one field')
    .check(({ value, issues }) => {
      const [, sign = '', name = ''] = /^([+-]?)(.*)$/s.exec(value) ?? [];
      if (names.some((known) => known === name)) return;
      const meant = nearest(name, names);
      const message = meant === undefined ? 'one field, such as impressions' : `${sign}${meant}`;
      issues.push({ code: 'custom', message, input: value });
    })
    .meta({ field: { kind: 'text' } });
}
