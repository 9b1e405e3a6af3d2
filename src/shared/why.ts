import type { LedgerRecord } from './ledger.ts';
import type { Target, TargetFound, TargetKind } from './target.ts';

/** Something somebody wants to know the changes of: words they typed, a run, or an object that is known. */
export type WhyQuestion =
  | { kind: 'words'; words: string }
  /** What a run did. */
  | { kind: 'run'; workflowId: string }
  | {
      kind: 'object';
      object: WhyObject;
      /** Only changes with a number below this one. */ before?: number;
    };

/** An object whose changes are looked up. */
export interface WhyObject {
  kind: TargetKind;
  id: string;
}

/** One change, or several of one run that did the same to many objects; newest first. */
export interface WhyChange {
  /** The newest of them. */
  record: LedgerRecord;
  count: number;
  /** Names of the first objects, when there are several. */
  names: string[];
}

/** Changes of an object and of what is in it, newest first. */
export interface WhyPage {
  changes: WhyChange[];
  /** Present where there are older ones: those below this number. */
  older?: number;
}

/** What somebody gets who asked why something is as it is. */
export type WhyAnswer =
  | ({
      kind: 'changes';
      object: WhyObject;
      /** Where it is known. */
      target?: Target;
      isFirst: boolean;
    } & WhyPage)
  | { kind: 'entry'; change: WhyChange }
  | { kind: 'choose'; found: Extract<TargetFound, { kind: 'choose' }> }
  | { kind: 'refused'; reason: string }
  /** What did not answer: the service that knows the names, or the ledger. */
  | { kind: 'failed'; of: 'service' | 'ledger'; message: string; reference: string };

/** A period of the ledger, by days on the asker's calendar, both included; absent: without end. */
export interface ExportPeriod {
  from?: string;
  to?: string;
}

/** What somebody is told who asked for the ledger as a file. */
export type ExportAnswer =
  | { kind: 'shared'; entries: number; period: ExportPeriod; zone: string }
  | { kind: 'empty'; period: ExportPeriod; zone: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
