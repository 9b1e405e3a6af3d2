import { ApplicationFailure } from '@temporalio/common';
import { encodeInput } from '../../services/check.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import { buildRequest } from '../../services/request.ts';
import type { Json, OperationPlan, OperationPreview } from '../../shared/operation.ts';
import { isSealed } from '../../shared/sealed.ts';
import { givenFields, type GivenField } from './given-fields.ts';
import type { OperationDoor } from './operation-door.ts';
import { isRecord, type ServiceRecord } from './read-all.ts';
import { idOf, isDeleted, knownBy, lookWhere, sameAs } from './seen-in.ts';
import { secretText, valueText } from './value-text.ts';

/** What a write would do to the service as it is now. @throws ApplicationFailure where its object is not there */
export async function planOperation(
  door: OperationDoor,
  endpoint: Endpoint,
  input: Record<string, Json>,
): Promise<OperationPlan> {
  const opened = door.open(input);
  const seen = await lookWhere(door, endpoint, opened);
  const effect = effectOf(endpoint);
  const mustExist = seen !== undefined && effect !== 'make' && !isAddition(endpoint);
  if (mustExist && seen.record === undefined) throw notThere(endpoint, opened);
  const fields = givenFields(endpoint, opened, seen?.record);
  const beside = seen?.beside ?? [];
  return {
    preview: {
      operation: endpoint.operation,
      summary: endpoint.summary,
      effect,
      ...requestLine(endpoint, opened),
      ...(seen?.record && { subject: subjectOf(seen.record) }),
      fields: fields.map(({ name, value, told, isTold }) => ({
        name,
        ...(isTold && { now: valueText(told) }),
        proposed: isSealed(input[name]) ? secretText : valueText(value),
      })),
      twins: twinsOf(endpoint, opened, beside),
    },
    known: beside.flatMap((record) => idOf(record) ?? []),
    before: beforeOf(fields),
  };
}

function effectOf({ route, seenIn }: Endpoint): OperationPreview['effect'] {
  if (route.method === 'DELETE') return 'remove';
  return seenIn !== undefined && 'same' in seenIn ? 'make' : 'change';
}

/** Puts something there that was elsewhere before, as a user among the managers of a media plan. */
export function isAddition({ route, seenIn }: Endpoint): boolean {
  return route.method === 'POST' && seenIn !== undefined && 'id' in seenIn;
}

function notThere({ summary, route, seenIn }: Endpoint, input: Record<string, unknown>): Error {
  const named = seenIn !== undefined && 'id' in seenIn ? [seenIn.id] : route.params;
  const ids = named.map((name) => `${name} ${valueText(input[name])}`).join(', ');
  const message = `The service has no such object (${ids}), so that there is nothing to do for «${summary}». Look at the ids, and that each is below the other.`;
  return ApplicationFailure.nonRetryable(message, 'not-found');
}

function requestLine(endpoint: Endpoint, input: Record<string, unknown>) {
  const checked = encodeInput(endpoint, input);
  const { method, path, query } = buildRequest(endpoint, 'wire' in checked ? checked.wire : input);
  return { method, path: query === '' ? path : `${path}?${query}` };
}

function subjectOf(record: ServiceRecord): NonNullable<OperationPreview['subject']> {
  const { name, username } = record;
  const called = [name, username].find((word) => typeof word === 'string' && word !== '');
  return { id: idOf(record) ?? '', ...(called !== undefined && { name: valueText(called) }) };
}

/** Ids of what looks like the object that would be made, where anything given can tell. */
function twinsOf(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  beside: readonly ServiceRecord[],
): string[] {
  if (knownBy(endpoint.seenIn, input).length === 0) return [];
  const alive = beside.filter((record) => !isDeleted(record));
  return sameAs(endpoint, input, alive).flatMap((record) => idOf(record) ?? []);
}

function beforeOf(fields: GivenField[]): Record<string, Json> {
  const told = fields.flatMap(({ name, told: value }) => (isJson(value) ? [[name, value]] : []));
  return Object.fromEntries(told);
}

function isJson(value: unknown): value is Json {
  if (Array.isArray(value)) return value.every(isJson);
  if (isRecord(value)) return Object.values(value).every((part) => isJson(part));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
