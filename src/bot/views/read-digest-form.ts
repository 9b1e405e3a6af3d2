import type { FilledDigest } from '../../shared/digest-request.ts';
import type { FieldErrors, OpenForm } from '../call.ts';
import { readContentFields } from './content-fields.ts';
import { digestBlocks } from './digest-form.ts';
import { readDigestMemory } from './digest-memory.ts';
import { heldValues } from './held-values.ts';
import { readTimingFields } from './timing-fields.ts';

/** A sent form for a digest. */
export interface DigestFormInput {
  draft: FilledDigest;
  id?: string;
  /** Where it was opened. */
  channel: string;
}

/** Reads the state of a sent form, or says what is wrong with each field. */
export function readDigestForm({
  values,
  privateMetadata,
}: Pick<OpenForm, 'values' | 'privateMetadata'>): DigestFormInput | { errors: FieldErrors } {
  const { channel: openedIn, id, isReport, report } = readDigestMemory(privateMetadata);
  const held = heldValues(values);
  const name = held.text(digestBlocks.name).replaceAll(/\s+/g, ' ');
  const channel = held.text(digestBlocks.channel);
  const timing = readTimingFields(held);
  const shown = isReport ? undefined : readContentFields(held, channel);
  const errors: FieldErrors = {
    ...(name === '' && { [digestBlocks.name]: 'Give it a name.' }),
    ...(channel === '' && { [digestBlocks.channel]: 'Choose the channel it comes to.' }),
    ...(shown && 'errors' in shown && shown.errors),
    ...('errors' in timing && timing.errors),
  };
  if ('errors' in timing || (shown && 'errors' in shown) || Object.keys(errors).length > 0) {
    return { errors };
  }
  return {
    draft: {
      name,
      channel,
      ...timing,
      ...shown,
      ...(report !== undefined && { content: { kind: 'saved report', name: report } }),
    },
    channel: openedIn,
    ...(id !== undefined && { id }),
  };
}
