import type { Endpoint } from './endpoint.ts';
import { encodeForm, formContentType } from './form.ts';
import { fillPath } from './route.ts';

/** A request as it goes over the wire, still without what authorizes it. */
export interface WireRequest {
  method: string;
  /** Percent-encoded, without the query. */
  path: string;
  /** Encoded; empty when there is none. */
  query: string;
  body?: { contentType: string; text: string };
}

/** Sorts encoded fields into path, query and body; a form in which nothing is filled in is not sent. */
export function buildRequest(
  { route, query, body }: Endpoint,
  wire: Record<string, unknown>,
): WireRequest {
  const given = Object.entries(wire).filter(([name, value]) => {
    return value !== undefined && !route.params.includes(name);
  });
  const inQuery = given.filter(([name]) => body === 'none' || query.includes(name));
  const inBody = given.filter((field) => !inQuery.includes(field));
  const content = bodyOf(body, Object.fromEntries(inBody));
  return {
    method: route.method,
    path: fillPath(route, (param) => String(wire[param])),
    query: encodeForm(Object.fromEntries(inQuery)),
    ...(content && { body: content }),
  };
}

function bodyOf(style: Endpoint['body'], fields: Record<string, unknown>): WireRequest['body'] {
  switch (style) {
    case 'none':
      return undefined;
    case 'form': {
      const text = encodeForm(fields);
      return text === '' ? undefined : { contentType: formContentType, text };
    }
    case 'json':
      return { contentType: 'application/json', text: JSON.stringify(fields) };
  }
}
