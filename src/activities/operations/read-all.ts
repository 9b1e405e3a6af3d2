import type { Call, CallOptions } from '../../services/client.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import type { Opened, Page } from '../../services/envelope.ts';
import { ServiceError } from '../../services/errors.ts';
import { items, unrangedItems } from '../../services/pages.ts';
import { rows } from '../../services/search/index.ts';

/** An object of a service as it tells it. */
export type ServiceRecord = Readonly<Record<string, unknown>>;

/** What a read answered: records, or the one that was asked for. */
export type Found = { many: ServiceRecord[] } | { one: ServiceRecord };

export type Where = Record<string, unknown>;
export type Results = Opened<ServiceRecord>['results'];

/** Fields with which a person asks for one part of a list. */
const pagingFields = ['limit', 'page', 'offset'];

/** Calls a read; a list is read to its end, unless the input says which part of it is wanted. */
export async function readAll(
  endpoint: Endpoint,
  call: Call<Where, unknown>,
  input: Where,
): Promise<Found> {
  const isWhole = !pagingFields.some((field) => field in input);
  switch (endpoint.envelope) {
    case 'page': {
      const paged = answering(call, isPage);
      if (!isWhole) return { many: (await paged(input)).data };
      return { many: await Array.fromAsync(items(paged, input)) };
    }
    case 'results': {
      const reporting = answering(call, isResults);
      if (!isWhole || endpoint.key === 'get' || !('offset' in endpoint.request.shape)) {
        return resultsOf(endpoint, await reporting(input));
      }
      return { many: await Array.fromAsync(rows(reporting, input)) };
    }
    case 'list': {
      const listed = answering(call, isList);
      if (!isWhole || !('page' in endpoint.request.shape)) return { many: await listed(input) };
      return { many: await Array.fromAsync(unrangedItems(listed, input)) };
    }
    default: {
      const answer = await call(input);
      return { one: isRecord(answer) ? answer : { answer } };
    }
  }
}

/** Answers about one object are lists too: of one row, or of one for each day. */
function resultsOf({ key }: Endpoint, { results }: Results): Found {
  const [only, ...others] = results;
  return key === 'get' && only && others.length === 0 ? { one: only } : { many: results };
}

/** The same call, whose answers are what they have to be in such an envelope. */
export function answering<Answer>(
  call: Call<Where, unknown>,
  isAnswer: (value: unknown) => value is Answer,
): Call<Where, Answer> {
  const { operation } = call;
  const checked = async (input: Where, options?: CallOptions): Promise<Answer> => {
    const answer = await call(input, options);
    if (isAnswer(answer)) return answer;
    const detail = 'the list is not a list';
    throw new ServiceError({ kind: 'unexpected-response', operation, detail });
  };
  return Object.assign(checked, { operation });
}

function isList(answer: unknown): answer is ServiceRecord[] {
  return Array.isArray(answer) && answer.every(isRecord);
}

function isPage(answer: unknown): answer is Page<ServiceRecord> {
  return isRecord(answer) && Array.isArray(answer['data']) && isRecord(answer['range']);
}

export function isResults(answer: unknown): answer is Results {
  return isRecord(answer) && Array.isArray(answer['results']);
}

export function isRecord(value: unknown): value is ServiceRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
