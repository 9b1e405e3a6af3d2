import { findOperation } from '../../operations/catalogue.ts';
import { operationForm } from '../../operations/operation-form.ts';
import { prefill } from '../../operations/prefill.ts';
import type { CommandHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { operationChooser } from '../views/operation-chooser.ts';
import { operationFormView } from '../views/operation-form-view.ts';
import { unknownOperation } from '../unknown-operation.ts';

/** `/adops do [operation] [field=value …]` */
export const doOperation: CommandHandler = async (call, { temporal }) => {
  const { channel, words } = call;
  const [, name = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(words) ?? [];
  const endpoint = findOperation(name);
  if (endpoint === undefined && name !== '') return unknownOperation(words);
  await knock(temporal, 1_000);
  if (endpoint === undefined) {
    await openView(call, operationChooser(channel));
    return undefined;
  }
  const form = operationForm(endpoint);
  const filled = prefill(form, rest);
  if ('problem' in filled) throw new UserError(filled.problem);
  const { given } = filled;
  await openView(call, operationFormView(form, { channel, given, revealed: Object.keys(given) }));
  return undefined;
};
