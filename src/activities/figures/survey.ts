import type { DigestSource, MissingSource } from '../../shared/digest.ts';

/** What a scope holds now, and what it takes to read the figures of it. */
export interface Survey {
  sources: DigestSource[];
  /** What is named in the scope and not there, or cannot be read. */
  missing: MissingSource[];
  /** Requests that reading its figures takes, where no day of them is known yet and none needs a second page. */
  calls: { min: number };
  /** Requests that were sent to find out. */
  asked: number;
}

/** What people can do about something that is gone. */
export const takeOut = 'Take it out of the scope.';
