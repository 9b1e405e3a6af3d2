import type { Person } from './launch.ts';

/** What JSON can hold. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A call of one operation of a service, as somebody asked for it in a form or a command. */
export interface OperationRequest {
  /** `campaigns.createFb`, `search.campaigns.list`. */
  operation: string;
  /** What the endpoint takes, without fields that were left empty. Secrets are sealed: `{sealed: text}`. */
  input: Record<string, Json>;
  by: Person;
  channel: string;
  /** The same for a second delivery of the same form. */
  submission: string;
}

/** One object a picker offers: its id is what the field takes. */
export interface ObjectChoice {
  id: string;
  /** At most 75 characters. */
  label: string;
}
