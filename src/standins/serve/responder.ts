import type { Endpoint, Resources, Service } from '../../services/endpoint.ts';
import { cutPage, sealAnswer, type PlainAnswer } from './answer.ts';
import { decodeRequest, type PlainRequest } from './decode-request.ts';
import type { Handlers } from './handlers.ts';
import { matchEndpoints, type Matched } from './match-endpoint.ts';
import { Refusal } from './refusal.ts';

export interface ResponderOptions<All extends Resources> {
  service: Service<All>;
  handlers: Handlers<All>;
  /** Picks the endpoint where two share a route. */
  choose: (candidates: Matched[]) => Matched | undefined;
  /** The service's layout for a refusal. */
  refusalBody: (refusal: Refusal, method: string) => unknown;
}

/** A service without a network: from a plain request to a plain answer. */
export interface Responder {
  match: (method: string, path: string) => Matched | undefined;
  /** `next` makes the address of another page of the same list. @throws Refusal */
  respond: (
    matched: Matched | undefined,
    request: PlainRequest,
    next: (page: number, limit: number) => string,
  ) => PlainAnswer;
  refuse: (refusal: Refusal, method: string) => PlainAnswer;
}

export function createResponder<All extends Resources>(options: ResponderOptions<All>): Responder {
  const { service, handlers, choose, refusalBody } = options;
  return {
    match: (method, path) => {
      const matched = matchEndpoints(service, method, path);
      return matched.length > 1 ? choose(matched) : matched[0];
    },
    respond: (matched, request, next) => {
      if (matched === undefined) throw new Refusal(404, 'Resource not found');
      const { endpoint } = matched;
      const input = decodeRequest(matched, request);
      const handled = handlerOf(handlers, endpoint)(input);
      if (endpoint.envelope !== 'page' || !Array.isArray(handled)) {
        return sealAnswer(endpoint, handled);
      }
      const [limit, page] = [Number(input['limit']), Number(input['page'])];
      return sealAnswer(endpoint, cutPage(handled, { limit, page }, next));
    },
    refuse: (refusal, method) => ({
      status: refusal.status,
      body: refusalBody(refusal, method),
    }),
  };
}

function handlerOf(handlers: object, { resource, key }: Endpoint): (input: object) => unknown {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has a handler for each operation
  return Reflect.get(Object(Reflect.get(handlers, resource)), key) as (input: object) => unknown;
}
