import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A span as OpenTelemetry's collectors get it. */
export interface Collected {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  attributes: Record<string, string | undefined>;
}

/** Takes traces as an OpenTelemetry collector does, by OTLP over HTTP in JSON. */
export interface Collector {
  url: string;
  spans: () => Collected[];
  /** All that it was sent, as text. */
  text: () => string;
  close: () => Promise<void>;
}

const Attributes = z
  .array(
    z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
  )
  .default([])
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, value.stringValue])));

const Export = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: Attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().default(''),
              name: z.string(),
              attributes: Attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

export async function startCollector(): Promise<Collector> {
  const got: unknown[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request);
    if (request.url === '/v1/traces') got.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans: () =>
      got.flatMap((body) =>
        Export.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) =>
            spans.map((span) => ({
              service: resource.attributes['service.name'] ?? '',
              ...span,
            })),
          ),
        ),
      ),
    text: () => JSON.stringify(got),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
