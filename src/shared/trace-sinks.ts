import type { SpanRef } from './trace-parent.ts';

/** What a workflow tells the worker about its own span, once it is over. */
export interface RunOver {
  ref: SpanRef;
  parent: SpanRef;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number;
  failed: boolean;
}
