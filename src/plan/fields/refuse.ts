import type { Place } from '../source/source-node.ts';

/** Called with what cannot be read. */
export type Refuse = (place: Place, message: string, fix: string) => void;
