import type { IncomingMessage } from 'node:http';
import { JsonObject } from '../json-object.ts';
import { readBody } from './read-body.ts';

/** The arguments of a Web API call, from its query and its form-encoded, multipart or JSON body. */
export async function readArguments(request: IncomingMessage, url: URL): Promise<JsonObject> {
  const body = await readBody(request);
  const type = request.headers['content-type'] ?? '';
  const query = Object.fromEntries(url.searchParams);
  if (body.length === 0) return query;
  if (type.startsWith('application/json')) return JsonObject.parse(JSON.parse(body.toString()));
  if (type.startsWith('multipart/form-data')) {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData();
    return { ...query, ...Object.fromEntries(form) };
  }
  return { ...query, ...Object.fromEntries(new URLSearchParams(body.toString())) };
}
