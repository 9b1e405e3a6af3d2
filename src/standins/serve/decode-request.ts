import { brokenRules, problemsOf } from '../../services/check.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import { decodeForm, formContentType } from '../../services/form.ts';
import type { InputProblem } from '../../services/input-problem.ts';
import { withDefaults } from '../../services/wire.ts';
import type { Matched } from './match-endpoint.ts';
import { Refusal } from './refusal.ts';

/** A request once its body has been read. */
export interface PlainRequest {
  /** Without what authorizes it. */
  query: URLSearchParams;
  contentType: string;
  body: string;
}

/** The input of a request, checked by the endpoint's declaration, with its defaults. @throws Refusal */
export function decodeRequest(
  { endpoint, params }: Matched,
  { query, contentType, body }: PlainRequest,
): Record<string, unknown> {
  const fields = {
    query: decodeForm(query.toString()),
    body: decodeBody(endpoint, contentType, body),
  };
  const misplaced = misplacedFields(endpoint, fields);
  if (misplaced.length > 0) throw refuse(misplaced);
  const wire = { ...fields.query, ...fields.body, ...params };
  const decoded = endpoint.request.safeDecode(wire);
  if (!decoded.success) throw refuse(problemsOf(endpoint, decoded.error, wire));
  const input = withDefaults(endpoint.request, decoded.data);
  const broken = brokenRules(endpoint, input);
  if (broken.length > 0) throw refuse(broken);
  return input;
}

const refuse = (problems: InputProblem[]) => new Refusal(400, 'Validation Failed', problems);

function decodeBody(endpoint: Endpoint, contentType: string, body: string): object {
  if (body === '') return {};
  switch (endpoint.body) {
    case 'none':
      throw new Refusal(400, 'This request takes no body');
    case 'form':
      requireType(contentType, formContentType);
      return decodeForm(body);
    case 'json':
      requireType(contentType, 'application/json');
      return parseObject(body);
  }
}

function requireType(given: string, wanted: string): void {
  if (given.split(';')[0]?.trim() === wanted) return;
  throw new Refusal(400, `The content type must be ${wanted}`);
}

function parseObject(body: string): object {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch {
    // The same answer as for JSON that is no object.
  }
  throw new Refusal(400, 'The body must be a JSON object');
}

/** Form fields may also come in the query, as the examples of the reference do; nothing else may move. */
function misplacedFields(
  { route, body, query }: Endpoint,
  fields: { query: object; body: object },
): InputProblem[] {
  const inQuery = Object.keys(fields.query).filter(
    (name) => route.params.includes(name) || (body === 'json' && !query.includes(name)),
  );
  const inBody = Object.keys(fields.body).filter(
    (name) => route.params.includes(name) || query.includes(name),
  );
  return [...inQuery, ...inBody].map((name) => ({
    path: [name],
    message: 'is not a field here',
    fix: 'send it where it belongs',
  }));
}
