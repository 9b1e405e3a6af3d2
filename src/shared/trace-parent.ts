/** The Temporal header that carries the span a run or an activity belongs to. */
export const traceHeader = 'adjutant-trace';

/** A span by its ids: 32 and 16 hexadecimal digits. */
export interface SpanRef {
  traceId: string;
  spanId: string;
}

/** As the W3C writes it in its header `traceparent`. */
export const formatTraceParent = ({ traceId, spanId }: SpanRef): string =>
  `00-${traceId}-${spanId}-01`;

/** Undefined for anything that is not one. */
export function parseTraceParent(text: unknown): SpanRef | undefined {
  if (typeof text !== 'string') return undefined;
  const [, traceId, spanId] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(text) ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/**
 * The span of a workflow run: the same on every worker and in every replay, and without randomness, of which a
 * workflow must not use more than before.
 */
export const spanOfRun = (runId: string): string => runId.replaceAll('-', '').slice(-16);

/** The trace of a run that belongs to no other, such as one that a schedule started. */
export const traceOfRun = (runId: string): string => runId.replaceAll('-', '');
