import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  condition,
  uuid4,
  workflowInfo,
} from '@temporalio/workflow';
import type { AppliedChange } from '../activities/social/apply-change.ts';
import { atOnce } from '../shared/at-once.ts';
import { evidenceLines } from '../shared/evidence-lines.ts';
import { goneWords } from '../shared/gone-words.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { Money } from '../shared/money.ts';
import type { Change, ChangeResult, Proposal, ProposalState } from '../shared/proposal.ts';
import { failureOf } from './failures.ts';
import { keepEntry } from './keep-entry.ts';
import { lastWordOn } from './proposal-gate.ts';
import type { ProposalRecord } from './proposal-record.ts';
import { changing } from './proxies.ts';

/** So many are written side by side. */
const width = 4;

/**
 * Writes what was approved, each change only where its value is as people saw it, and tells what became of it.
 * `moved`: no value was, so nothing was written. `not approved`: signatures do not hold any more.
 */
export async function applyProposal(
  record: ProposalRecord,
): Promise<'over' | 'moved' | 'not approved'> {
  const word = await lastWordOn(record.now());
  const { screen } = record;
  switch (word.word) {
    case 'frozen':
    case 'refused':
      record.end(word.word, { note: word.sentence });
      screen.say({ kind: 'ended' });
      return 'over';
    case 'not approved': {
      const { approvals, asked, signed, sentence } = word;
      record.note({ asked, called: false });
      record.change({ state: 'waiting', approvals, signed });
      screen.say({ kind: 'void', users: word.void, reason: sentence });
      return 'not approved';
    }
    case 'go':
      record.change({ policyVersion: word.policyVersion });
  }

  const { changes } = record.now().proposal;
  const results = await atOnce(width, changes, applied);
  if (results.every(({ outcome }) => outcome === 'moved')) return 'moved';
  record.end(stateOf(results), { results });
  screen.say({ kind: 'applied' });
  record.keep(CancellationScope.nonCancellable(() => enter(record)));
  return 'over';
}

async function applied(change: Change): Promise<ChangeResult> {
  try {
    return resultOf(await changing.applyChange(change));
  } catch (error) {
    return { outcome: 'failed', message: failureOf(error).message, written: writtenIn(error) };
  }
}

function resultOf(done: AppliedChange): ChangeResult {
  switch (done.outcome) {
    case 'changed':
    case 'otherwise':
      return { outcome: done.outcome, now: done.now, entry: uuid4() };
    case 'already so':
    case 'moved':
      return { outcome: done.outcome, now: done.now };
    case 'ignored': {
      const message = 'the service said yes, and still tells the old value';
      return { outcome: 'failed', message, written: 'no' };
    }
    case 'gone':
      return { outcome: 'failed', message: goneWords, written: done.written };
  }
}

/** An attempt that never began wrote nothing; of one that was cut off nobody knows. */
function writtenIn(error: unknown): 'no' | 'unknown' {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  const facts: unknown = cause instanceof ApplicationFailure ? cause.details?.[0] : undefined;
  const isNo = typeof facts === 'object' && facts !== null && 'written' in facts;
  return isNo && facts.written === 'no' ? 'no' : 'unknown';
}

function stateOf(results: readonly ChangeResult[]): ProposalState {
  const count = (outcome: ChangeResult['outcome']): number =>
    results.filter((result) => result.outcome === outcome).length;
  const isSo = count('changed') + count('already so');
  if (isSo === results.length) return count('changed') === 0 ? 'already so' : 'applied';
  return count('changed') + count('otherwise') > 0 ? 'partly applied' : 'failed';
}

function entryFacts(
  proposal: Proposal,
  { place, now }: { place: number; now: Money },
): Omit<LedgerEntry, 'id' | 'run'> {
  const { changes, request, signed, evidence, asked, policyVersion, version } = proposal;
  const change = changes[place];
  if (change === undefined) throw new Error('There is no such change.');
  const { target, field, before, reason = request.reason } = change;
  const approvedBy = signed.filter((each) => each.version === version).map(({ by }) => by.user);
  const { by } = request;
  const { undoes = request.undoes } = change;
  return {
    kind: request.of,
    target,
    by,
    approvedBy,
    ...(reason !== undefined && { reason }),
    before: { [field]: { ...before } },
    after: { [field]: { ...now } },
    ...('figures' in evidence && { evidence: evidenceLines(evidence.figures) }),
    policy: { version: policyVersion, rule: asked.rule.path },
    ...(undoes !== undefined && { undoes }),
  };
}

/** Writes into the ledger what was done, whatever Slack does meanwhile. */
async function enter(record: ProposalRecord): Promise<void> {
  const { proposal } = record.now();
  const { screen } = record;
  const { workflowId, runId } = workflowInfo();
  await condition(() => screen.card() !== undefined, '10s');
  const message = screen.card();
  const { results = [] } = proposal;
  const entries = results.flatMap((result, place): LedgerEntry[] => {
    if (!('entry' in result)) return [];
    const facts = entryFacts(proposal, { place, now: result.now });
    return [
      { id: result.entry, ...facts, run: { workflowId, runId }, ...(message && { message }) },
    ];
  });
  await atOnce(width, entries, keepEntry);
}
