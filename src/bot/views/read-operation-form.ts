import { findOperation } from '../../operations/catalogue.ts';
import { operationForm, type OperationForm } from '../../operations/operation-form.ts';
import type { GivenFields } from '../../operations/read-form.ts';
import type { OpenForm } from '../call.ts';
import { UserError } from '../user-error.ts';
import { readMemory } from './form-memory.ts';
import { readState } from './read-state.ts';

/** An open form of an operation, and all it holds. */
export interface FilledForm {
  form: OperationForm;
  channel: string;
  given: GivenFields;
  revealed: string[];
}

/** @throws UserError when the operation is gone, or not an operation's form. */
export function readOperationForm({ privateMetadata, values }: OpenForm): FilledForm {
  const { channel, operation, revealed } = readMemory(privateMetadata);
  const endpoint = findOperation(operation);
  if (endpoint === undefined) {
    throw new UserError('I do not know this operation any more. Please open the form again.');
  }
  return { form: operationForm(endpoint), channel, given: readState(values), revealed };
}
