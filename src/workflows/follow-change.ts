import {
  condition,
  ParentClosePolicy,
  sleep,
  startChild,
  uuid4,
  workflowInfo,
} from '@temporalio/workflow';
import { atOnce } from '../shared/at-once.ts';
import { goneWords } from '../shared/gone-words.ts';
import { followId } from '../shared/ids.ts';
import type { MessageRef } from '../shared/launch.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { Change, ChangeResult, Evidence, Proposal } from '../shared/proposal.ts';
import type { ProposalLine } from '../shared/proposal-line.ts';
import { attributes, recordState } from './attributes.ts';
import { failureOf } from './failures.ts';
import { keepEntry } from './keep-entry.ts';
import { letGo } from './let-go.ts';
import { subjectOf } from './proposal-course.ts';
import type { ProposalRecord } from './proposal-record.ts';
import { changing, inspecting, telling, writingGate } from './proxies.ts';

/** A change that was made, and what is to come of it. */
export interface Followed {
  proposal: Proposal;
  /** The card, in whose thread it is told. */
  message: MessageRef;
  /** Instant. */
  changedAt: string;
}

/** How long after the change its figures are told. */
const lookAfter = { '24 hours': '24 hours', '7 days': '7 days' } as const;

/** How soon it is tried again to bring a value back that is frozen. */
const frozenFor = '1 hour';
const mostTries = 24 * 30;

/** Begins to follow what a proposal changed; it ends, and what follows goes on. */
export async function startFollowing(record: ProposalRecord): Promise<void> {
  const { proposal } = record.now();
  await condition(() => record.screen.card() !== undefined, '10s');
  const message = record.screen.card() ?? { channel: proposal.request.channel, ts: '' };
  const changedAt = proposal.endedAt ?? new Date().toISOString();
  await startChild(followChange, {
    workflowId: followId(proposal.id),
    args: [{ proposal, message, changedAt }],
    parentClosePolicy: ParentClosePolicy.ABANDON,
    staticSummary: `${proposal.request.of} of ${subjectOf(proposal)}`,
    typedSearchAttributes: [
      { key: attributes.kind, value: 'follow-up' },
      { key: attributes.target, value: subjectOf(proposal) },
      { key: attributes.requester, value: proposal.request.by.user },
      { key: attributes.state, value: 'following' },
    ],
  });
}

/**
 * After a change: what came of it, after a day and after a week; and, where it was for a time, the old values back
 * at its end, each only if it is still ours.
 */
export async function followChange(followed: Followed): Promise<{ ended: string }> {
  const { proposal, changedAt } = followed;
  const { request } = proposal;
  const changes = ours(proposal).map(({ change }) => change);
  const isLookedAfter = request.undoes === undefined;
  await Promise.all([
    ...(isLookedAfter ? [lookLater('24 hours'), lookLater('7 days')] : []),
    ...(request.until === undefined ? [] : [putBackAt(request.until)]),
  ]);
  recordState('followed');
  return { ended: 'followed' };

  async function lookLater(after: keyof typeof lookAfter): Promise<void> {
    await sleep(lookAfter[after]);
    const evidence = await readOutcome();
    await say(followed, { kind: 'outcome', after, evidence });
  }

  async function readOutcome(): Promise<Evidence> {
    try {
      return await inspecting.readOutcome({ changes, changedAt });
    } catch (error) {
      return { missing: `the service did not answer (${failureOf(error).message})` };
    }
  }

  async function putBackAt(until: string): Promise<void> {
    const left = Date.parse(until) - Date.now();
    if (left > 0) await sleep(left);
    recordState('restoring');
    const kept: Promise<void>[] = [];
    const results = await putBack(followed, (entry) => kept.push(keepEntry(entry)));
    await say(followed, { kind: 'restored', changes: changes.map(reversed), results });
    await Promise.all(kept);
  }
}

interface Ours {
  change: Change;
  entry: string;
  place: number;
}

/** What we changed ourselves. */
function ours({ changes, results = [] }: Proposal): Ours[] {
  return changes.flatMap((change, place) => {
    const result = results[place];
    if (result === undefined || !('entry' in result)) return [];
    return [{ change: { ...change, after: result.now }, entry: result.entry, place }];
  });
}

const reversed = (change: Change): Change => ({
  ...change,
  before: change.after,
  after: change.before,
});

/** The old values, where nobody has changed them since, as soon as no freeze is in the way. */
async function putBack(
  { proposal, message }: Followed,
  keep: (entry: LedgerEntry) => void,
): Promise<ChangeResult[]> {
  if (!(await freezeOver(proposal))) {
    const why = 'it has been frozen for a month';
    return ours(proposal).map(() => ({ outcome: 'failed', message: why, written: 'no' }));
  }
  return atOnce(4, ours(proposal), async ({ change, entry }): Promise<ChangeResult> => {
    const back = reversed(change);
    try {
      const done = await changing.applyChange(back);
      if (done.outcome === 'changed' || done.outcome === 'otherwise') {
        const id = uuid4();
        const told = { ...back, after: done.now };
        keep(entryOf(proposal, { id, back: told, entry, message }));
        return { outcome: done.outcome, now: done.now, entry: id };
      }
      if (done.outcome === 'already so' || done.outcome === 'moved') {
        return { outcome: done.outcome, now: done.now };
      }
      if (done.outcome === 'gone') {
        return { outcome: 'failed', message: goneWords, written: done.written };
      }
      return { outcome: 'failed', message: 'nothing changed', written: 'no' };
    } catch (error) {
      return { outcome: 'failed', message: failureOf(error).message, written: 'unknown' };
    }
  });
}

/** What was approved to end may end, whoever has left since; a freeze holds it up. */
async function freezeOver({ request, changes }: Proposal): Promise<boolean> {
  const { by, channel } = request;
  const backwards = changes.map(reversed);
  const atRisk = changes.map(() => null);
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      const { judgement } = await writingGate.judgeChanges({
        kind: 'undo',
        by,
        channel,
        changes: backwards,
        atRisk,
        editors: [],
        fresh: true,
      });
      const reasons = [judgement, ...judgement.also];
      if (!reasons.some(({ rule }) => rule.path.startsWith('freezes'))) return true;
      recordState('frozen');
    } catch {
      // Asked again later.
    }
    await sleep(frozenFor);
  }
  return false;
}

function entryOf(
  proposal: Proposal,
  { id, back, entry, message }: { id: string; back: Change; entry: string; message: MessageRef },
): LedgerEntry {
  const { workflowId, runId } = workflowInfo();
  const { request, signed, version, asked, policyVersion } = proposal;
  return {
    id,
    kind: request.of,
    target: back.target,
    by: request.by,
    approvedBy: signed.filter((each) => each.version === version).map(({ by }) => by.user),
    reason: 'The change was for a time, and that is over.',
    before: { [back.field]: { ...back.before } },
    after: { [back.field]: { ...back.after } },
    policy: { version: policyVersion, rule: asked.rule.path },
    run: { workflowId, runId },
    ...(message.ts !== '' && { message }),
    undoes: entry,
  };
}

async function say({ proposal, message }: Followed, line: ProposalLine): Promise<void> {
  if (message.ts === '') return;
  const after = line.kind === 'outcome' ? ` ${line.after}` : '';
  const key = `${workflowInfo().workflowId} ${line.kind}${after}`;
  await letGo(telling.sayOfProposal({ key, message, line, proposal }));
}
