import { z } from 'zod';

/**
 * What the services wrap around what they answer with. Each kind states three things side by side: the schema of
 * the answer around that of its content, `open` (answer → what the caller gets) and `seal` (the reverse, for stand-ins).
 */
export const envelopes = {
  /** The object itself, also `{success}`, `{message}` and the counts `{add, delete}`. */
  bare: <T>(item: z.ZodType<T>) => ({
    wire: item,
    open: (value: T): Opened<T>['bare'] => value,
    seal: (value: Opened<T>['bare']): T => value,
  }),

  /** `{data: object}`. */
  data: <T>(item: z.ZodType<T>) => ({
    wire: z.object({ data: item }),
    open: ({ data }: { data: T }): Opened<T>['data'] => data,
    seal: (data: Opened<T>['data']) => ({ data }),
  }),

  /** A bare array that holds the one object. */
  one: <T>(item: z.ZodType<T>) => ({
    wire: z.tuple([item]),
    open: ([value]: [T]): Opened<T>['one'] => value,
    seal: (value: Opened<T>['one']): [T] => [value],
  }),

  /** A bare object; status 202 says that it was so already. */
  performed: <T extends object>(item: z.ZodType<T>) => ({
    wire: item,
    open: (value: T, status: number): Opened<T>['performed'] => ({
      ...value,
      alreadyInState: status === 202,
    }),
    seal: (value: Opened<T>['performed']): T => value,
  }),

  /** `{data: [...], range}`. The URL of the next page is left out: it carries the key. */
  page: <T>(item: z.ZodType<T>) => ({
    wire: z.object({ data: z.array(item), range: Range.extend({ next: z.string().nullish() }) }),
    open: ({ data, range }: Opened<T>['page']): Opened<T>['page'] => ({
      data,
      range: {
        total: range.total,
        limit: range.limit,
        nb_pages: range.nb_pages,
        page: range.page,
        results: range.results,
      },
    }),
    seal: (page: Opened<T>['page']) => page,
  }),

  /** `{data: [...]}` without a range. */
  list: <T>(item: z.ZodType<T>) => ({
    wire: z.object({ data: z.array(item) }),
    open: ({ data }: { data: T[] }): Opened<T>['list'] => data,
    seal: (data: Opened<T>['list']) => ({ data }),
  }),

  /** `{result: object}`. */
  result: <T>(item: z.ZodType<T>) => ({
    wire: z.object({ result: item }),
    open: ({ result }: { result: T }): Opened<T>['result'] => result,
    seal: (result: Opened<T>['result']) => ({ result }),
  }),

  /** A search answer: rows with when and how they were made. One that says it has errors is not an answer. */
  results: <T>(item: z.ZodType<T>) => ({
    wire: z.object({
      requestId: z.string(),
      startedAt: z.string(),
      completedAt: z.string(),
      timeTakenMs: z.int(),
      totalResults: z.int(),
      errors: z.literal(false),
      results: z.array(item),
    }),
    open: (found: Opened<T>['results']) => found,
    seal: (found: Opened<T>['results']) => found,
  }),
};

export type EnvelopeKind = keyof typeof envelopes;

/** What the caller gets out of each kind of envelope around a `T`. */
export interface Opened<T> {
  bare: T;
  data: T;
  one: T;
  performed: T & { alreadyInState: boolean };
  page: Page<T>;
  list: T[];
  result: T;
  results: {
    /** `YYYY-MM-DD hh:mm:ss` as the service writes them. */
    startedAt: string;
    completedAt: string;
    requestId: string;
    timeTakenMs: number;
    totalResults: number;
    errors: false;
    results: T[];
  };
}

/** One page of a list. */
export interface Page<T> {
  data: T[];
  range: Range;
}

/** Which part of a list a page is: `total` over all pages, `results` in this one. */
export const Range = z.object({
  total: z.int().nonnegative(),
  limit: z.int().nonnegative(),
  nb_pages: z.int().nonnegative(),
  page: z.int().nonnegative(),
  results: z.int().nonnegative(),
});
export type Range = z.output<typeof Range>;

/** An envelope whose content is known at run time only. */
export interface Envelope {
  wire: z.ZodType;
  open: (wire: unknown, status: number) => unknown;
  seal: (opened: unknown) => unknown;
}

/** The envelope of this kind around answers of this schema. */
export function envelopeOf(kind: EnvelopeKind, item: z.ZodType): Envelope {
  // Each kind is typed above; which one it is, and what of, is not known here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a union of generic functions has no other type
  return (envelopes[kind] as (item: z.ZodType) => Envelope)(item);
}
