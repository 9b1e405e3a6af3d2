import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { LaunchPreview } from '../shared/launch.ts';
import type { Consent } from './consent.ts';
import { gateNow, type Passage } from './judge.ts';
import type { LaunchScreen } from './launch-screen.ts';

export type Approved =
  | { kind: 'approved'; passage: Passage; judgement: Judgement; isNewVersion: boolean }
  | { kind: 'refused' | 'rejected' | 'withdrawn' | 'unapproved' };

/** After Launch was pressed: lets it pass, or collects the approvals that the policy wants first. */
export async function approveLaunch(launch: {
  gate: GateRequest;
  preview: LaunchPreview;
  /** Of what the approvers see. */
  version: number;
  consent: Consent;
  screen: LaunchScreen;
  /** Called once it waits. */
  waiting: () => void;
}): Promise<Approved> {
  const { gate: request, preview, version, consent, screen, waiting } = launch;
  const pass = await gateNow({ request, signers: [] });
  if (pass.kind === 'stop') {
    await screen.show({ kind: 'refused', preview, reason: pass.reason });
    return { kind: 'refused' };
  }
  const { judgement } = pass;
  if (pass.kind === 'go') {
    const passage = { request, signers: [] };
    return { kind: 'approved', passage, judgement, isNewVersion: false };
  }
  const requester = request.by.user;
  waiting();
  const outcome = await consent.collect(
    { version, request, judgement: pass.judgement },
    async (approval, isFirst) => {
      const content = { kind: 'asking', preview, version, requester, approval } as const;
      if (isFirst) return screen.show(content);
      await screen.hint(content);
      return undefined;
    },
  );
  switch (outcome.kind) {
    case 'approved': {
      const passage = { request, signers: consent.signers() };
      return { kind: 'approved', passage, judgement, isNewVersion: true };
    }
    case 'rejected':
    case 'withdrawn':
      await screen.show({ kind: outcome.kind, preview, by: outcome.by.user });
      return { kind: outcome.kind };
    case 'expired':
    case 'closed':
      await screen.show({ kind: 'unapproved', preview });
      return { kind: 'unapproved' };
  }
}
