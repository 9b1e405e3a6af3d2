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
  /**
   * `campaigns.createFb`, in the search service `search.campaigns.list`: its name in errors, logs, forms and
   * scripted faults. This and the three below are empty until it is part of a service.
   */
  operation: string;
  service: string;
  resource: string;
  key: string;
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
  /** Fields that filter what is listed; each is one of `request`. */
  filters: readonly string[];
  seenIn: SeenIn | undefined;
}

/**
 * Where one can see what a write did, by the key of a read of the same resource that takes the same path.
 * `get` shows the one object. In a `list` it is the one whose id is in the field `id`; or, where the write makes
 * it, one that was not there before and has the same value in each of the fields `same` that were given.
 */
export type SeenIn =
  { get: string } | { list: string; id: string } | { list: string; same: readonly string[] };

type Shape = Readonly<Record<string, z.ZodType>>;

export interface EndpointSpec<
  Fields extends Shape,
  Response extends z.ZodType,
  Kind extends EnvelopeKind,
  Filters extends Shape,
> {
  summary: string;
  request: Fields;
  /** More fields, all optional, each of which filters what is listed. */
  filters?: Filters;
  response: Response;
  envelope: Kind;
  /** A form, unless said otherwise; a GET has none. */
  body?: 'form' | 'json';
  query?: readonly (keyof Fields & string)[];
  repeatable: boolean;
  rules?: readonly Rule<keyof Fields & string>[];
  seenIn?: SeenIn;
}

/** Declares an endpoint. Every `{param}` of the route must be a field of `request`. */
export function endpoint<
  const Text extends RouteText,
  Fields extends Shape & Record<ParamOf<Text>, z.ZodType>,
  Response extends z.ZodType,
  Kind extends EnvelopeKind,
  // oxlint-disable-next-line typescript/no-empty-object-type -- no filters
  Filters extends Shape = {},
>(
  text: Text,
  spec: EndpointSpec<Fields, Response, Kind, Filters>,
): Endpoint<z.ZodObject<Fields & Filters, z.core.$strict>, Response, Kind> {
  const { summary, request, filters, response, envelope, query = [], repeatable } = spec;
  const route = parseRoute(text);
  const elsewhere = [...route.params, ...query];
  const hasBody =
    route.method !== 'GET' && Object.keys(request).some((f) => !elsewhere.includes(f));
  return {
    operation: '',
    service: '',
    resource: '',
    key: '',
    summary,
    route,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- without filters the two are the same
    request: z.strictObject({ ...request, ...filters } as Fields & Filters),
    response,
    envelope,
    body: hasBody ? (spec.body ?? 'form') : 'none',
    query,
    repeatable,
    rules: spec.rules ?? [],
    filters: Object.keys(filters ?? {}),
    seenIn: spec.seenIn,
  };
}

export type Resources = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The endpoints of one service by resource. */
export interface Service<All extends Resources = Resources> {
  name: string;
  /** Goes before the name of each operation, so that it is unique over all services. */
  prefix?: string;
  resources: All;
}

/** Gathers resources to a service and gives each endpoint its operation name. */
export function service<const All extends Resources>({
  name,
  prefix = '',
  resources,
}: Service<All>): Service<All> {
  for (const [resource, endpoints] of Object.entries(resources)) {
    for (const [key, declared] of Object.entries(endpoints)) {
      Object.assign(declared, {
        service: name,
        resource,
        key,
        operation: `${prefix}${resource}.${key}`,
      });
    }
  }
  return { name, prefix, resources };
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
