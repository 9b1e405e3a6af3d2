import type { ProposalRequest } from '../../shared/proposal.ts';
import type { ShortcutHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { knock } from '../temporal-door.ts';
import { changeForm } from '../views/change-form.ts';

/** «Propose a bid» and «Propose a budget», from anywhere: the form asks for the channel. */
export function changeAnywhere(of: ProposalRequest['of']): ShortcutHandler {
  return async (call, deps) => {
    await knock(deps.temporal, 1_000);
    await openView(call, changeForm(of, undefined));
    return undefined;
  };
}
