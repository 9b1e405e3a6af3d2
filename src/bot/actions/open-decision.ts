import type { ActionHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { readProposalButton } from '../proposal-button-value.ts';
import { knock } from '../temporal-door.ts';
import { decisionForm, type DecisionKind } from '../views/decision-form.ts';

/** Reject or Counter-offer: both want some words first. */
export function openDecision(kind: DecisionKind): ActionHandler {
  return async (call, deps) => {
    const { w, v } = readProposalButton(call.value);
    await knock(deps.temporal, 1_000);
    await openView(call, decisionForm(kind, { w, v, isHome: call.isHome }));
    return undefined;
  };
}
