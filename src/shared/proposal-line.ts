import type { ChangeRefused, ChangeResult, Change, Evidence } from './proposal.ts';

/** A line of the story in the thread below a proposal's card. It is told beside the proposal as it stands then. */
export type ProposalLine =
  /** Somebody signed, and more have to. */
  | { kind: 'signed'; by: string }
  | { kind: 'countered'; by: string; note?: string }
  /** Live values moved, and signatures are void: which ones, in words, and what is left out of the fresh card. */
  | { kind: 'superseded'; moved: string[]; dropped: ChangeRefused[] }
  /** Signatures that do not hold any more at the moment of writing. */
  | { kind: 'void'; users: string[]; reason: string }
  /** It ended without a write: rejected, withdrawn, expired, frozen, refused, already so. */
  | { kind: 'ended' }
  /** It was written, all or in part. */
  | { kind: 'applied' }
  /** What came of it; figures after the change, then those before it. */
  | { kind: 'outcome'; after: '24 hours' | '7 days'; evidence: Evidence }
  /** A temporary change is over: what became of each value that was to come back. */
  | { kind: 'restored'; changes: Change[]; results: ChangeResult[] };

/** What only the person who asked is told. */
export type ProposalNotice =
  /** Rows that cannot be proposed; with `good` of them left, `workflowId` is asked to go on with those. */
  | { kind: 'rows'; refused: ChangeRefused[]; good: number; workflowId: string }
  | { kind: 'refused'; sentence: string }
  | { kind: 'failed'; message: string; reference: string };
