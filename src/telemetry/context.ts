import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanRef } from '../shared/trace-parent.ts';

/** What is being done at the moment, in this chain of calls. */
interface Doing {
  /** In every line that is logged meanwhile. */
  fields: Record<string, unknown>;
  span?: SpanRef;
  /** Called where it fails, though no error leaves it. */
  failed?: () => void;
}

const doing = new AsyncLocalStorage<Doing>();

/** Runs with these fields in every line that is logged meanwhile, beside those there are already. */
export function withFields<T>(fields: Record<string, unknown>, run: () => T): T {
  const outer = doing.getStore();
  return doing.run({ ...outer, fields: { ...outer?.fields, ...fields } }, run);
}

/** Runs within a span. */
export function withSpan<T>(span: SpanRef, run: () => T): T {
  return doing.run({ fields: {}, ...doing.getStore(), span }, run);
}

/** Runs, and tells of failures that were explained to a person instead of thrown. */
export function withFailures<T>(failed: () => void, run: () => T): T {
  return doing.run({ fields: {}, ...doing.getStore(), failed }, run);
}

/** What is being done at the moment fails. */
export const failNow = (): void => doing.getStore()?.failed?.();

export const spanNow = (): SpanRef | undefined => doing.getStore()?.span;

/** What a line that is logged now says beside its own. */
export function fieldsNow(): Record<string, unknown> {
  const { fields, span } = doing.getStore() ?? {};
  return { ...fields, ...(span && { traceId: span.traceId }) };
}
