import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { WatchListing } from '../../shared/pacing-request.ts';
import { confirmation } from '../kit/confirmation.ts';

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
  return {
    type: 'button',
    action_id: action,
    text: { type: 'plain_text', text: label },
    value: JSON.stringify(value),
    ...(act === 'remove' && {
      style: 'danger',
      confirm: confirmation({
        title: 'Remove the watch?',
        text: `«${name}» will not check any more, and its open alerts are closed. This cannot be undone; Pause can.`,
        confirm: 'Remove it',
        deny: 'Keep it',
        style: 'danger',
      }),
    }),
  };
}

/** Opens an empty form for a watch. */
export const addWatchButton: Button = {
  type: 'button',
  action_id: actionIds.pacingAdd,
  text: { type: 'plain_text', text: 'New watch' },
  value: '{}',
};

/** What the button below carries in its value, as JSON. */
export interface WatchAgainValue {
  /** Workflow id of the run that knows what was in the form. */
  w: string;
}

/** Opens the form again with what was in it. */
export function watchAgainButton(workflowId: string): Button {
  const value: WatchAgainValue = { w: workflowId };
  return {
    type: 'button',
    action_id: actionIds.pacingAgain,
    text: { type: 'plain_text', text: 'Open the form again' },
    value: JSON.stringify(value),
  };
}
