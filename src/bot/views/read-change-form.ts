import { z } from 'zod';
import { optionIds } from '../../shared/ids.ts';
import type { FieldErrors } from '../call.ts';
import { changeFields, changeValue } from './change-form.ts';

/** What a sent form says: one change, or a file of many; and what goes for all of them. */
export interface ChangeFormInput {
  what: { kind: 'one'; target: string; value: string } | { kind: 'file'; id: string };
  until: string;
  reason: string;
}

/** Reads the state of a sent form, or says what is wrong with each field. */
export function readChangeForm(values: unknown): ChangeFormInput | { errors: FieldErrors } {
  const state = FormState.parse(values);
  const target = state[changeFields.target]?.[optionIds.targets].selected_option?.value ?? '';
  const [value, until, reason] = [changeFields.value, changeFields.until, changeFields.reason].map(
    (field) => state[field]?.value.value?.trim() ?? '',
  );
  const [file] = state[changeFields.file]?.value.files ?? [];
  const errors = wrongWith({ target, value: value ?? '', file });
  if (errors) return { errors };
  return {
    what: file ? { kind: 'file', id: file.id } : { kind: 'one', target, value: value ?? '' },
    until: until ?? '',
    reason: reason ?? '',
  };
}

function wrongWith(given: {
  target: string;
  value: string;
  file: { name: string; size: number } | undefined;
}): FieldErrors | undefined {
  const { target, value, file } = given;
  if (file === undefined) {
    const errors = {
      ...(target === '' && { [changeFields.target]: 'Say what is to be changed, or give a file.' }),
      ...(value === '' && { [changeFields.value]: 'Say the new value, or give a file.' }),
    };
    return Object.keys(errors).length > 0 ? errors : undefined;
  }
  if (target !== '' || value !== '') {
    return { [changeFields.file]: 'Give one object with its value, or a file, not both.' };
  }
  if (!/\.csv$/i.test(file.name)) {
    return { [changeFields.file]: `“${file.name}” is no .csv file.` };
  }
  return file.size === 0 ? { [changeFields.file]: 'The file is empty.' } : undefined;
}

const words = z.object({ [changeValue]: z.object({ value: z.string().nullish() }) }).optional();
const Files = z.array(z.object({ id: z.string(), name: z.string(), size: z.number() }));

const FormState = z.object({
  [changeFields.target]: z
    .object({
      [optionIds.targets]: z.object({
        selected_option: z.object({ value: z.string() }).nullish(),
      }),
    })
    .optional(),
  [changeFields.value]: words,
  [changeFields.until]: words,
  [changeFields.reason]: words,
  [changeFields.file]: z.object({ [changeValue]: z.object({ files: Files.nullish() }) }).optional(),
});
