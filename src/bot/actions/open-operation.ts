import { findOperation } from '../../operations/catalogue.ts';
import { operationForm } from '../../operations/operation-form.ts';
import type { ActionHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { readMemory } from '../views/form-memory.ts';
import { operationFormView } from '../views/operation-form-view.ts';

/** An operation was chosen, in the list of all or by a button: its form opens, in place of the list if there is one. */
export const openOperation: ActionHandler = async (call, { temporal }) => {
  const endpoint = findOperation(call.value);
  if (endpoint === undefined) throw new UserError('I do not know this operation any more.');
  await knock(temporal, 1_000);
  const { view, slack } = call;
  const channel = view === undefined ? call.channel : readMemory(view.privateMetadata).channel;
  const opened = operationFormView(operationForm(endpoint), { channel, given: {}, revealed: [] });
  if (view === undefined) await openView(call, opened);
  else await slack.views.update({ view_id: view.viewId, view: opened });
  return undefined;
};
