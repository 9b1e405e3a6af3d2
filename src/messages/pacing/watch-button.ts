import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { WatchListing } from '../../shared/pacing-request.ts';
import { confirmation } from '../kit/confirmation.ts';
import { button } from '../kit/button.ts';

/** What a button beside a watch carries in its value, as JSON: its id, and nothing that it allows. */
export interface WatchButtonValue {
  p: string;
}

type Named = Pick<WatchListing['settings'], 'id' | 'name'>;

/** All that can be done with a watch. */
export function watchButtons({ settings, paused }: WatchListing): Button[] {
  return [
    watchButton('run', settings),
    watchButton(paused ? 'resume' : 'pause', settings),
    watchButton('edit', settings),
    watchButton('remove', settings),
  ];
}

/** What one of its buttons does. */
export type WatchAct = keyof typeof acts;

const acts = {
  run: { action: actionIds.pacingRun, label: 'Check now' },
  pause: { action: actionIds.pacingPause, label: 'Pause' },
  resume: { action: actionIds.pacingResume, label: 'Resume' },
  edit: { action: actionIds.pacingEdit, label: 'Edit' },
  remove: { action: actionIds.pacingRemove, label: 'Remove' },
} as const;

export function watchButton(act: WatchAct, { id, name }: Named): Button {
  const { action, label } = acts[act];
  const value: WatchButtonValue = { p: id };
  if (act !== 'remove') return button(action, label, value);
  const confirm = confirmation({
    title: 'Remove the watch?',
    text: `«${name}» will not check any more, and its open alerts are closed. This cannot be undone; Pause can.`,
    confirm: 'Remove it',
    deny: 'Keep it',
    style: 'danger',
  });
  return button(action, label, value, { style: 'danger', confirm });
}

/** Opens an empty form for a watch. */
export const addWatchButton: Button = button(actionIds.pacingAdd, 'New watch', '{}');

/** What the button below carries in its value, as JSON. */
export interface WatchAgainValue {
  /** Workflow id of the run that knows what was in the form. */
  w: string;
}

/** Opens the form again with what was in it. */
export function watchAgainButton(workflowId: string): Button {
  const value: WatchAgainValue = { w: workflowId };
  return button(actionIds.pacingAgain, 'Open the form again', value);
}
