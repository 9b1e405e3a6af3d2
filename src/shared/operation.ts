import type { ApprovalView } from './approval.ts';
import type { LaunchFailure, Person } from './launch.ts';
import type { ObjectKind } from './object-kind.ts';

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

/** What a picker asks: objects of this kind whose name, id or IO number has the typed words. */
export interface ObjectQuestion {
  object: ObjectKind;
  typed: string;
  /** Ids the form has so far, by what they are of: they say below which parent to look. */
  within: Partial<Record<ObjectKind, string>>;
  by: Person;
}

/** A value in a table, as the service tells it; structures as short JSON. */
export type Cell = string | number;

/** What a read found. */
export type OperationAnswer =
  | { kind: 'nothing' }
  | {
      kind: 'table';
      /** A single record is a table of two columns, its fields and their values. */
      of: 'rows' | 'record';
      columns: string[];
      /** The first ones, cut to what a message may hold. */
      rows: Cell[][];
      /** Rows found, or fields of the record. */
      total: number;
      /** Rows and values were left out or cut; all of it went to the person as a file. */
      hasFile: boolean;
    };

/** One field of a write: its value now, where the service tells it, and the one that would be sent. */
export interface ProposedField {
  name: string;
  now?: string;
  proposed: string;
}

/** What a write would send, on the live state of the service at that moment. */
export interface OperationPreview {
  operation: string;
  summary: string;
  effect: 'make' | 'change' | 'remove';
  /** As it is sent, without the key. */
  method: string;
  path: string;
  /** The object that is changed or removed, as the service has it now. */
  subject?: { id: string; name?: string };
  fields: ProposedField[];
  /** Ids of objects that have the names and values of the one to be made. */
  twins: string[];
}

/** A preview with what is needed to find out later whether the write happened. */
export interface OperationPlan {
  preview: OperationPreview;
  /** Ids that are below the parent before something is made there. */
  known: string[];
  /** Of the given fields those the service tells, as they are before the write. */
  before: Record<string, Json>;
}

/** What was found before anything was done: the answer to a read, or what a write would do. */
export type OperationOpening =
  | { kind: 'answer'; summary: string; answer: OperationAnswer }
  | { kind: 'plan'; plan: OperationPlan }
  | { kind: 'problems'; summary: string; problems: OperationProblem[] };

/** Something in the input that cannot be sent, and what to do about it. */
export interface OperationProblem {
  field: string;
  message: string;
  fix: string;
}

/** A write that has happened. */
export interface OperationPerformed {
  /** Of the object that was made, or that the write was about. */
  id?: string;
  /** The service says that it was so already. */
  alreadySo: boolean;
  /** What the service answered, where it counts or says something: `add` and `delete`, a message. */
  said: Record<string, Json>;
}

/**
 * One field after a write. `so`: the service tells the value that was sent. `other`: it tells another one.
 * `unverified`: it does not tell this field.
 */
export interface FieldResult extends ProposedField {
  after?: string;
  state: 'so' | 'other' | 'unverified';
}

/** How a write ended, read back from the service. */
export interface OperationResult {
  performed: OperationPerformed;
  fields: FieldResult[];
  /** Whether the object is there; absent where the service could not be read after the write. */
  isThere?: boolean;
}

/** What the operation's message in the channel shows at each stage. */
export type OperationContent =
  | {
      kind: 'preview';
      preview: OperationPreview;
      version: number;
      requester: string;
      /** The service's state moved since the preview that was confirmed. */
      changed: boolean;
      /** Approvals that the policy wants before it is sent. */
      asks?: ApprovalView;
    }
  | {
      kind: 'asking';
      preview: OperationPreview;
      version: number;
      requester: string;
      approval: ApprovalView;
    }
  | {
      kind: 'sending';
      preview: OperationPreview;
      by: string;
      /** ISO instant; present once the service has not answered for long. */
      quietSince?: string;
    }
  | { kind: 'done'; preview: OperationPreview; result: OperationResult; by: string }
  | { kind: 'cancelled' | 'rejected' | 'withdrawn'; preview: OperationPreview; by: string }
  | { kind: 'unapproved'; preview: OperationPreview }
  /** The policy did not let it pass when it was to be sent. */
  | { kind: 'refused'; preview: OperationPreview; by: string; reason: string }
  | { kind: 'expired'; preview: OperationPreview }
  | { kind: 'failed'; preview: OperationPreview; by: string; failure: OperationFailure };

/** Why something did not work. */
export interface OperationFailure {
  kind: LaunchFailure['kind'];
  message: string;
  /** Whether something was written. `unknown`: nobody can tell from here. `not-asked`: it was a read. */
  written: 'no' | 'unknown' | 'not-asked';
  /** ISO instant at which it may be tried again. */
  retryAt?: string;
  reference: string;
}

/** What one person is told, seen by nobody else. */
export type OperationNotice =
  | { kind: 'answer'; summary: string; answer: OperationAnswer }
  | { kind: 'problems'; summary: string; problems: OperationProblem[] }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; operation: string; failure: OperationFailure };
