import { isApproved, openApproval } from '../shared/approval.ts';
import type { Signature } from '../shared/gate.ts';
import type { Approvals } from '../shared/policy.ts';
import type { Signed } from '../shared/proposal.ts';
import type { AskedFor } from '../shared/proposal-gate.ts';
import { failureOf } from './failures.ts';
import { newFreeze, questionNow, type Course } from './proposal-course.ts';
import { judging, writingGate } from './proxies.ts';

/** Whether a person may sign this now; where Slack does not say, they may try again. */
export async function signatureOf(course: Course, by: Signed['by']): Promise<Signature> {
  const { approvals } = course.proposal;
  if (approvals === undefined) return { accepted: false, reason: 'This needs no approval.' };
  const changes = questionNow(course);
  try {
    return await judging.checkChangesSignature({ by, approvals, asked: course.asked, changes });
  } catch (error) {
    const reason = `Slack could not say who you are (${failureOf(error).message}). Nothing was done; try again.`;
    return { accepted: false, reason };
  }
}

/** What the gate says right before a write to what has been approved. */
export type LastWord =
  | { word: 'go'; policyVersion: string }
  | { word: 'frozen' | 'refused'; sentence: string }
  /** Somebody's signature does not hold any more, or the policy asks for more. */
  | {
      word: 'not approved';
      approvals: Approvals;
      asked: AskedFor;
      signed: Signed[];
      void: string[];
      sentence: string;
    };

/** Asks Slack, the ledger and the policy again, about the request and about everybody who signed it. */
export async function lastWordOn(course: Course): Promise<LastWord> {
  const changes = { ...questionNow(course), fresh: true };
  const { judgement, asked } = await writingGate.judgeChanges(changes);
  const freeze = newFreeze(course, judgement);
  if (freeze !== undefined) return { word: 'frozen', sentence: freeze };
  const { sentence, version: policyVersion } = judgement;
  if (judgement.outcome === 'refuse') return { word: 'refused', sentence };
  const { request, version, editors, signed: before } = course.proposal;
  const known = course.proposal.approvals ?? { deadlineAt: '', remindAt: '', escalateAt: '' };
  const approvals = judgement.outcome === 'ask' ? judgement.approvals : { ...known, needed: [] };
  const signed: Signed[] = [];
  const gone: string[] = [];
  for (const { by } of before) {
    const signature = await writingGate.checkChangesSignature({ by, approvals, asked, changes });
    if (signature.accepted) signed.push({ by, version, counts: signature.counts });
    else gone.push(by.user);
  }
  const round = openApproval({ version, approvals, requester: request.by, editors });
  if (isApproved({ ...round, signed })) return { word: 'go', policyVersion };
  const deadlineAt = known.deadlineAt === '' ? approvals.deadlineAt : known.deadlineAt;
  const kept = { ...approvals, deadlineAt };
  return { word: 'not approved', approvals: kept, asked, signed, void: gone, sentence };
}
