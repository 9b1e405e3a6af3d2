import type { z } from 'zod';
import type { ObjectKind } from '../../shared/object-kind.ts';
import { endpoint } from '../endpoint.ts';
import { given, inOrder, onlyIf } from '../rules.ts';
import { day, idOf, wholeFrom } from '../wire.ts';
import { fieldList, sortBy, type NameIn } from './field-list.ts';
import type { FieldRegistry } from './field.ts';
import { filterShape } from './filter-codec.ts';
import { rowSchema } from './row.ts';
import { version } from './version.ts';

/** The days metrics are added up over; without them, all there is. */
export const period = {
  from: day.optional().describe('metrics from this day; all there are unless said otherwise'),
  to: day.optional().describe('metrics to this day, inclusive'),
};

interface EntitySpec<
  Registry extends FieldRegistry,
  Param extends string,
  Period extends Readonly<Record<string, z.ZodType>>,
> {
  /** In the path: `publisherAccounts`. */
  segment: string;
  /** What carries the id of one in the path. */
  param: Param;
  object: ObjectKind;
  /** Goes after `List the` and `Show a`. */
  words: { many: string; one: string };
  registry: Registry;
  period: Period;
}

/** The two endpoints of one kind of record. Both answer with rows: one record may have one for each day. */
export function entity<
  const Registry extends FieldRegistry,
  const Param extends string,
  Period extends Readonly<Record<string, z.ZodType>>,
>({ segment, param, object, words, registry, period: days }: EntitySpec<Registry, Param, Period>) {
  const path = `GET /${version}/clients/{clientId}/${segment}` as const;
  const request = { clientId: idOf('search client'), ...reading(registry), ...days };
  const shared = {
    filters: filterShape(registry),
    response: rowSchema(registry),
    envelope: 'results',
    repeatable: true,
    rules: [onlyIf('offset', given('limit')), ...('from' in days ? [inOrder('from', 'to')] : [])],
  } as const;
  return {
    list: endpoint(path, { summary: `List the ${words.many} of a client`, request, ...shared }),
    get: endpoint(`${path}/{${param}}`, {
      summary: `Show ${words.one}`,
      request: { ...request, ...oneField(param, object) },
      ...shared,
    }),
  };
}

/** Which rows and what of them. */
function reading<Registry extends FieldRegistry>(registry: Registry) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are its keys
  const names = Object.keys(registry) as NameIn<Registry>[];
  return {
    limit: wholeFrom(1).optional().describe('at most so many rows; all unless said otherwise'),
    offset: wholeFrom(0).optional().describe('how many rows to leave out at the start'),
    fields: fieldList(names).optional().describe('a few the service chooses unless said otherwise'),
    sort: sortBy(names).optional().describe('one field, with - in front from the largest'),
  };
}

function oneField<Param extends string>(param: Param, object: ObjectKind) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one field it has
  return { [param]: idOf(object) } as Record<Param, ReturnType<typeof idOf>>;
}
