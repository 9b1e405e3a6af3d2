import { decide } from '../../policy/decide.ts';
import { groupsOf } from '../../policy/groups-of.ts';
import type { Policy } from '../../policy/policy.ts';
import { rightsOf } from '../../policy/rights.ts';
import { mayApprove } from '../../policy/signatures.ts';
import { agreesToEdit } from '../../shared/approval.ts';
import type { GateRequest, Judgement, Signature, SignatureRequest } from '../../shared/gate.ts';
import type { Person } from '../../shared/launch.ts';
import type { PolicyFacts, PolicyKind, PolicyRequest } from '../../shared/policy.ts';
import { refusalWords } from '../../shared/refusal-words.ts';
import { freezeOf } from './freeze-of.ts';
import type { GateDeps } from './gate-deps.ts';

/** Says who may do what now: by the policy, with what Slack says about people and the ledger about freezes. */
export function createGateActivities({ policy: file, people, ledger, engineers }: GateDeps) {
  async function gather(
    asked: GateRequest,
    policy: Policy,
  ): Promise<{ request: PolicyRequest; facts: PolicyFacts }> {
    const { by, path, fresh = false, ...rest } = asked;
    const [members, freezes] = await Promise.all([
      people.members(groupsOf(policy), fresh),
      ledger.freezesOn(path),
    ]);
    const { advertiser } = path;
    return {
      request: {
        ...rest,
        by: await people.actor(by, members),
        ...(advertiser !== undefined && { advertiser }),
      },
      facts: { now: new Date().toISOString(), freezes: freezes.map(freezeOf), members },
    };
  }

  /** Without a policy nothing is written, and colleagues go on reading. */
  async function withoutPolicy(request: GateRequest, unreadable: string): Promise<Judgement> {
    await engineers.tell(unreadable);
    const rule = { path: '', line: 1 };
    const judgement = { rule, version: 'unreadable', also: [] };
    if (request.kind === 'read' && (await people.isColleague(request.by))) {
      return { outcome: 'allow', ...judgement, sentence: 'Reading goes on without a policy.' };
    }
    return { outcome: 'refuse', ...judgement, sentence: unreadable };
  }

  async function judge(asked: GateRequest): Promise<Judgement> {
    const current = await file.current();
    if ('unreadable' in current) return withoutPolicy(asked, current.unreadable);
    const { request, facts } = await gather(asked, current.policy);
    return decide(request, current.policy, facts);
  }

  return {
    /** Whether somebody has a right of one of these kinds, on whatever: asked before anything is read for them. */
    async mayBegin({
      by,
      kinds,
    }: {
      by: Person;
      kinds: PolicyKind[];
    }): Promise<{ accepted: true } | { accepted: false; reason: string }> {
      const [kind = 'read'] = kinds;
      const request = { kind, by, path: {}, entities: 0, perDay: null };
      const current = await file.current();
      if ('policy' in current) {
        const { policy } = current;
        const members = await people.members(groupsOf(policy), false);
        const rights = rightsOf(await people.actor(by, members), policy);
        const has = rights.some((right) => kinds.some((one) => right.do.includes(one)));
        if (has) return { accepted: true };
      }
      const judgement = await judge(request);
      if (judgement.outcome !== 'refuse') return { accepted: true };
      return { accepted: false, reason: refusalWords(judgement) };
    },

    /** The policy's word on a request at this moment. */
    judge,

    /** Whether somebody may approve or reject at this moment, and which requirements an approval counts for. */
    async checkSignature({ by, request: asked, approvals }: SignatureRequest): Promise<Signature> {
      const current = await file.current();
      if ('unreadable' in current) return { accepted: false, reason: current.unreadable };
      const { policy } = current;
      const { request, facts } = await gather(asked, policy);
      const signer = await people.actor(by, facts.members);
      const { rule = { path: '', line: 1 } } = approvals.needed[0] ?? {};
      const decision = {
        outcome: 'ask' as const,
        rule,
        sentence: '',
        version: policy.version,
        also: [],
        approvals,
      };
      const right = mayApprove(signer, request, decision, policy);
      if (right.may) {
        const counts = approvals.needed.flatMap((each, place) =>
          right.meets.includes(each) ? [place] : [],
        );
        return { accepted: true, counts };
      }
      const isRequester = by.user === asked.by.user;
      const mayAgree = agreesToEdit({ editors: asked.editors ?? [], requester: asked.by.user });
      if (isRequester && mayAgree && signer.active) return { accepted: true, counts: [] };
      return { accepted: false, reason: right.sentence };
    },
  };
}
