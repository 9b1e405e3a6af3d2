import type { Button } from '@slack/types';
import type { DigestListing } from '../../shared/digest.ts';
import { actionIds } from '../../shared/ids.ts';
import { confirmation } from '../kit/confirmation.ts';
import { button } from '../kit/button.ts';

/** What a button beside a digest carries in its value, as JSON: its id, and nothing that it allows. */
export interface DigestButtonValue {
  d: string;
}

type Named = Pick<DigestListing['settings'], 'id' | 'name'>;

/** All that can be done with a digest. */
export function digestButtons({ settings, paused }: DigestListing): Button[] {
  return [
    digestButton('run', settings),
    digestButton('preview', settings),
    digestButton(paused ? 'resume' : 'pause', settings),
    digestButton('edit', settings),
    digestButton('remove', settings),
  ];
}

/** What one of its buttons does. */
export type DigestAct = keyof typeof acts;

const acts = {
  run: { action: actionIds.digestRun, label: 'Run now' },
  preview: { action: actionIds.digestPreview, label: 'Preview' },
  pause: { action: actionIds.digestPause, label: 'Pause' },
  resume: { action: actionIds.digestResume, label: 'Resume' },
  edit: { action: actionIds.digestEdit, label: 'Edit' },
  remove: { action: actionIds.digestRemove, label: 'Remove' },
} as const;

export function digestButton(act: DigestAct, { id, name }: Named): Button {
  const { action, label } = acts[act];
  const value: DigestButtonValue = { d: id };
  if (act !== 'remove') return button(action, label, value);
  const confirm = confirmation({
    title: 'Remove the digest?',
    text: `«${name}» will not come any more. What it has posted stays. This cannot be undone; Pause can.`,
    confirm: 'Remove it',
    deny: 'Keep it',
    style: 'danger',
  });
  return button(action, label, value, { confirm });
}

/** Opens an empty form for a digest. */
export const addDigestButton: Button = button(actionIds.digestAdd, 'New digest', '{}');
