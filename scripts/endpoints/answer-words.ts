import { z } from 'zod';
import type { Endpoint } from '../../src/services/endpoint.ts';
import type { EnvelopeKind } from '../../src/services/envelope.ts';

const wrapped: Record<EnvelopeKind, string> = {
  bare: 'Answers with the object',
  data: 'Answers with `{data}`',
  one: 'Answers with an array of one',
  performed: 'Answers with the object; status 202 when it was so already',
  page: 'Answers with `{data: […], range}`, page by page',
  list: 'Answers with `{data: […]}`, all at once',
  result: 'Answers with `{result}`',
  results: 'Answers with `{results: […]}` and when and how they were made',
};

/** What an operation answers with: its envelope, and the fields in it where they are few enough to name. */
export function answerWords({ envelope, response, filters }: Endpoint): string {
  const names = response instanceof z.ZodObject ? Object.keys(response.shape) : [];
  const isNamed = names.length > 0 && filters.length === 0 && names.length <= longest;
  const fields = names.map((name) => `\`${name}\``).join(', ');
  return isNamed ? `${wrapped[envelope]}: ${fields}.` : `${wrapped[envelope]}.`;
}

/** Rows of reports have their own table. */
const longest = 60;
