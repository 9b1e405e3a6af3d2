import { isApproved, openApproval } from '../shared/approval.ts';
import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { Person } from '../shared/launch.ts';
import type { PolicyKind } from '../shared/policy.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import { failureOf } from './failures.ts';
import type { Answer } from './launch-messages.ts';
import { judging, writingGate } from './proxies.ts';

/** The policy's word on a request now. Where it cannot be had, nothing may be done. */
export function judge(request: GateRequest): Promise<Judgement> {
  return judgeBy(judging, request);
}

async function judgeBy(gate: typeof judging, request: GateRequest): Promise<Judgement> {
  try {
    return await gate.judge(request);
  } catch (error) {
    const rule = { path: '', line: 1 };
    return { outcome: 'refuse', rule, sentence: unchecked(error), version: 'unknown', also: [] };
  }
}

/** Whether somebody has a right of one of these kinds on anything: asked before anything is read for them. */
export async function mayBegin(by: Person, ...kinds: PolicyKind[]): Promise<Answer> {
  try {
    return await judging.mayBegin({ by, kinds });
  } catch (error) {
    return { accepted: false, reason: unchecked(error) };
  }
}

/** Whether the policy lets it be done, with or without approval. */
export async function mayAsk(request: GateRequest): Promise<Answer> {
  const judgement = await judge(request);
  if (judgement.outcome !== 'refuse') return { accepted: true };
  return { accepted: false, reason: refusalWords(judgement) };
}

/** Something that may be done, as far as it was known when people decided. */
export interface Passage {
  request: GateRequest;
  /** Who approved it; empty where nobody was asked. */
  signers: Person[];
}

/** Right before a write: go, get approvals first, or stop. */
export type Pass =
  | { kind: 'go'; judgement: Judgement }
  | { kind: 'ask'; judgement: Extract<Judgement, { outcome: 'ask' }> }
  | { kind: 'stop'; reason: string };

/**
 * Right before a write: whether it may be done with the policy, the freezes and everybody's rights as they are now.
 */
export async function gateNow({ request: asked, signers }: Passage): Promise<Pass> {
  const request = { ...asked, fresh: true };
  const judgement = await judgeBy(writingGate, request);
  if (judgement.outcome === 'allow') return { kind: 'go', judgement };
  if (judgement.outcome === 'refuse') return { kind: 'stop', reason: refusalWords(judgement) };
  if (signers.length === 0) return { kind: 'ask', judgement };
  const { approvals } = judgement;
  try {
    const signatures = await Promise.all(
      signers.map((by) => writingGate.checkSignature({ by, request, approvals })),
    );
    const signed = signatures.flatMap((signature, index) => {
      const by = signers[index];
      return signature.accepted && by ? [{ by, version: 1, counts: signature.counts }] : [];
    });
    const opened = openApproval({ ...request, version: 1, approvals, requester: request.by });
    if (isApproved({ ...opened, signed })) return { kind: 'go', judgement };
    const lost = signatures.find((signature) => !signature.accepted);
    const why = lost
      ? `An approval does not count any more: ${lost.reason}`
      : 'The approvals that were given are not enough any more.';
    return { kind: 'stop', reason: `${judgement.sentence} ${why} Ask for it anew.` };
  } catch (error) {
    return { kind: 'stop', reason: unchecked(error) };
  }
}

/** The same where approvals can no longer be collected: what would need them first is not done. */
export async function passGate(passage: Passage): Promise<Answer> {
  const pass = await gateNow(passage);
  if (pass.kind === 'go') return { accepted: true };
  if (pass.kind === 'stop') return { accepted: false, reason: pass.reason };
  const reason = `${pass.judgement.sentence} That was not so when it was decided. Ask for it anew.`;
  return { accepted: false, reason };
}

const unchecked = (error: unknown): string =>
  `It could not be checked whether this may be done (${failureOf(error).message}). Nothing was done; try again.`;
