import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, RandomIdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { SpanRef } from '../shared/trace-parent.ts';
import { spanNow, withSpan } from './context.ts';
import { nameOfFailure } from './name-of-failure.ts';
import { watchExporter } from './watch-exporter.ts';
import type { Tracing } from './tracing.ts';

/** Spans are sent to an OpenTelemetry collector every five seconds. @param endpoint without `/v1/traces` */
export function createTracing({
  endpoint,
  role,
  version,
  tell,
}: {
  endpoint: string;
  role: string;
  version: string;
  /** The collector begins to take no spans, or takes them again. */
  tell: (takes: boolean) => void;
}): Tracing {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = watchExporter(new OTLPTraceExporter({ url }), tell);
  const ids = createIds();
  const spans = new BatchSpanProcessor({ exporter });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `adjutant-${role}`,
      'service.version': version,
    }),
    idGenerator: ids,
    spanProcessors: [spans],
  });
  const tracer = provider.getTracer('adjutant', version);

  return {
    isOn: true,
    span: async ({ name, kind, attributes = {}, parent = spanNow() }, run) => {
      const isFirst = parent === undefined || parent.spanId === undefined;
      if (parent && isFirst) ids.nextTraceId = parent.traceId;
      const context = isFirst ? ROOT_CONTEXT : below(parent);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
      const { traceId, spanId } = span.spanContext();
      try {
        return await withSpan({ traceId, spanId }, run);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: nameOfFailure(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    ended: ({ ref, parent, name, startedAt, endedAt, attributes, failed }) => {
      ids.nextSpanId = ref.spanId;
      const span = tracer.startSpan(name, { attributes, startTime: startedAt }, below(parent));
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    close: () => provider.shutdown(),
  };
}

const below = (parent: SpanRef) =>
  trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED });

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Chance, unless the next one is known already. */
function createIds() {
  const chance = new RandomIdGenerator();
  const ids = {
    nextTraceId: '',
    nextSpanId: '',
    generateTraceId: () => take('nextTraceId') || chance.generateTraceId(),
    generateSpanId: () => take('nextSpanId') || chance.generateSpanId(),
  };
  return ids;

  function take(which: 'nextTraceId' | 'nextSpanId'): string {
    const id = ids[which];
    ids[which] = '';
    return id;
  }
}
