import { nextFields } from '../../operations/operation-form.ts';
import type { ActionHandler } from '../call.ts';
import { unreadableButton } from '../launch-button-value.ts';
import { operationFormView } from '../views/operation-form-view.ts';
import { readOperationForm } from '../views/read-operation-form.ts';

/** «More fields»: the next ones are added to the form, which keeps what was typed. */
export const showMoreFields: ActionHandler = async ({ view, slack }) => {
  if (view === undefined) throw unreadableButton();
  const { form, channel, given, revealed } = readOperationForm(view);
  const more = nextFields(form, revealed).map(({ name }) => name);
  await slack.views.update({
    view_id: view.viewId,
    hash: view.hash,
    view: operationFormView(form, { channel, given, revealed: [...revealed, ...more] }),
  });
  return undefined;
};
