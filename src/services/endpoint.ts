import { z } from 'zod';
import type { EnvelopeKind, Opened } from './envelope.ts';
import { parseRoute, type ParamOf, type Route, type RouteText } from './route.ts';
import type { Rule } from './rules.ts';

/** The one description of an endpoint. Client, checks, errors, stand-in and documentation follow from it. */
export interface Endpoint<
  Request extends z.ZodObject = z.ZodObject,
  Response extends z.ZodType = z.ZodType,
  Kind extends EnvelopeKind = EnvelopeKind,
> {
  /** `campaigns.createFb`: its name in errors, logs and scripted faults; empty until it is part of a service. */
  operation: string;
  summary: string;
  route: Route;
  /** One flat object for path, query and body. Its input side is the wire, its output side is ours. */
  request: Request;
  response: Response;
  envelope: Kind;
  body: 'form' | 'json' | 'none';
  /** Fields that travel in the query although there is a body. */
  query: readonly string[];
  /** A second request does no harm, so that a lost answer may be asked for again. */
  repeatable: boolean;
  rules: readonly Rule[];
}

type Shape = Readonly<Record<string, z.ZodType>>;

export interface EndpointSpec<
  Fields extends Shape,
  Response extends z.ZodType,
  Kind extends EnvelopeKind,
> {
  summary: string;
  request: Fields;
  /** Other fields than the named ones, such as filters, when the service takes them. */
  others?: z.ZodType;
  response: Response;
  envelope: Kind;
  /** A form, unless said otherwise; a GET has none. */
  body?: 'form' | 'json';
  query?: readonly (keyof Fields & string)[];
  repeatable: boolean;
  rules?: readonly Rule<keyof Fields & string>[];
}

/** Declares an endpoint. Every `{param}` of the route must be a field of `request`. */
export function endpoint<
  const Text extends RouteText,
  Fields extends Shape & Record<ParamOf<Text>, z.ZodType>,
  Response extends z.ZodType,
  Kind extends EnvelopeKind,
>(
  text: Text,
  spec: EndpointSpec<Fields, Response, Kind>,
): Endpoint<z.ZodObject<Fields, z.core.$strict>, Response, Kind> {
  const { summary, request, others, response, envelope, query = [], repeatable } = spec;
  const route = parseRoute(text);
  const elsewhere = [...route.params, ...query];
  const hasBody =
    route.method !== 'GET' && Object.keys(request).some((f) => !elsewhere.includes(f));
  const strict = z.strictObject(request);
  return {
    operation: '',
    summary,
    route,
    // Other fields are checked, but the type knows only the named ones.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the named fields are the same
    request: others ? (strict.catchall(others) as typeof strict) : strict,
    response,
    envelope,
    body: hasBody ? (spec.body ?? 'form') : 'none',
    query,
    repeatable,
    rules: spec.rules ?? [],
  };
}

export type Resources = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The endpoints of one service by resource. */
export interface Service<All extends Resources = Resources> {
  name: string;
  resources: All;
}

/** Gathers resources to a service and gives each endpoint its operation name. */
export function service<const All extends Resources>({
  name,
  resources,
}: Service<All>): Service<All> {
  for (const [resource, endpoints] of Object.entries(resources)) {
    for (const [key, declared] of Object.entries(endpoints)) {
      declared.operation = `${resource}.${key}`;
    }
  }
  return { name, resources };
}

/** Every endpoint of a service. */
export function endpointsOf({ resources }: Service): Endpoint[] {
  return Object.values(resources).flatMap((resource) => Object.values(resource));
}

/** What a call takes: numbers, flags, texts and lists. */
export type InputOf<E extends Endpoint> = Flat<z.output<E['request']>>;

/** What a call answers with, out of its envelope. */
export type OutputOf<E extends Endpoint> = Opened<z.output<E['response']>>[E['envelope']];

/** Lets editors show the fields instead of how they were computed. */
type Flat<T> = { [Key in keyof T]: T[Key] };
