import type { Attributes } from '@opentelemetry/api';
import type { SpanRef } from '../shared/trace-parent.ts';

/** What a span is about. Attributes hold no secrets, and nothing that people wrote. */
export interface SpanOf {
  name: string;
  kind: 'server' | 'client' | 'internal';
  attributes?: Attributes;
  /** The span it belongs to; the one it is called in, unless said otherwise. With a trace only: its first. */
  parent?: SpanRef | { traceId: string; spanId?: never } | undefined;
}

/** A span that ended elsewhere, with ids that were known before. */
export interface EndedSpan {
  ref: SpanRef;
  parent: SpanRef;
  name: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  attributes: Attributes;
  failed: boolean;
}

export interface Tracing {
  isOn: boolean;
  /** Runs within a span, which ends with it. */
  span<T>(of: SpanOf, run: () => Promise<T>): Promise<T>;
  ended(span: EndedSpan): void;
  /** Sends what has not been sent. */
  close(): Promise<void>;
}

/** Nobody collects traces: nothing is made, and nothing is sent. */
export const noTracing: Tracing = {
  isOn: false,
  span: (_, run) => run(),
  ended: () => {},
  close: async () => {},
};
