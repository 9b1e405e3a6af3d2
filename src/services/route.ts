/** How a route is spelled in a declaration: `GET /clients/{m}/campaigns`. */
export type RouteText = `${Method} /${string}`;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export type Method = (typeof methods)[number];

/** The names in braces of a route. */
export type ParamOf<Text extends string> = Text extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamOf<Rest>
  : never;

/** A route taken apart. */
export interface Route {
  method: Method;
  /** Between the slashes; a parameter keeps its braces. */
  segments: readonly string[];
  params: readonly string[];
}

export function parseRoute(text: RouteText): Route {
  const [word, path = ''] = text.split(' ');
  const method = methods.find((known) => known === word);
  if (method === undefined) throw new TypeError(`${text} does not begin with a method`);
  const segments = path.split('/').slice(1);
  const params = segments.map(paramIn).filter((param) => param !== undefined);
  return { method, segments, params };
}

/** The path with its parameters filled in, each percent-encoded so that it stays one segment. */
export function fillPath({ segments }: Route, value: (param: string) => string): string {
  const filled = segments.map((segment) => {
    const param = paramIn(segment);
    return param === undefined ? segment : encodeURIComponent(value(param));
  });
  return `/${filled.join('/')}`;
}

/** The parameters of a path that fits the route, decoded; undefined for a path that does not. */
export function matchPath({ segments }: Route, path: string): Record<string, string> | undefined {
  const given = path.split('/').slice(1);
  if (given.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const text = decode(given[index] ?? '');
    const param = paramIn(segment);
    if (text === undefined || text === '') return undefined;
    if (param !== undefined) params[param] = text;
    else if (text !== segment) return undefined;
  }
  return params;
}

function paramIn(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1];
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
