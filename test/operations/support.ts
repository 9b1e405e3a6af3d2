import { findOperation } from '../../src/operations/catalogue.ts';
import { operationForm, type OperationForm } from '../../src/operations/operation-form.ts';
import type { FormField } from '../../src/operations/form-field.ts';

/** The form of an operation that there is. */
export function formOf(operation: string): OperationForm {
  const endpoint = findOperation(operation);
  if (endpoint === undefined) throw new Error(`No operation ${operation}.`);
  return operationForm(endpoint);
}

/** A field of it that there is. */
export function fieldOf(operation: string, name: string): FormField {
  const field = formOf(operation).fields.find((each) => each.name === name);
  if (field === undefined) throw new Error(`${operation} has no field ${name}.`);
  return field;
}
