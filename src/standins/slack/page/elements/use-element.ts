import { useState, useSyncExternalStore } from 'react';
import { useActs } from '../acts.ts';
import { fieldKey } from '../forms/fields.ts';
import { initialHeld, type Held, type InteractiveElement } from '../forms/held.ts';
import { slackState } from '../forms/slack-state.ts';
import { useSurface } from '../surface.tsx';

/** Where an element stands and how it is announced. */
export interface Slot {
  blockId: string;
  /** The app hears of each choice at once; false for fields that wait until the form is sent. */
  dispatches: boolean;
  /** The DOM id of the control, for its label. */
  inputId: string;
  /** Name for screen readers where there is no label. */
  name?: string | undefined;
  describedBy?: string | undefined;
  isWrong: boolean;
  isOptional: boolean;
}

/** What the element holds, and the ways to change it. */
export function useElement(element: InteractiveElement, { blockId, dispatches }: Slot) {
  const surface = useSurface();
  const { forms, confirm } = useActs();
  const [isBusy, setBusy] = useState(false);
  const actionId = element.action_id ?? '';
  const key = fieldKey(blockId, actionId);
  const values = useSyncExternalStore(forms.subscribe, () => forms.read(surface.id));
  const held = values[key] ?? initialHeld(element);

  const hold = (next: Held) => forms.write(surface.id, key, next);
  const send = async (next?: Held) => {
    setBusy(true);
    const chosen = next === undefined ? {} : { chosen: slackState(element, next) };
    await surface.act({ blockId, actionId, ...chosen });
    setBusy(false);
  };
  const isSure = async () =>
    !('confirm' in element) || element.confirm === undefined || (await confirm(element.confirm));

  return {
    held,
    isBusy,
    /** Holds it; the app does not hear of it. */
    hold,
    /** Tells the app what is held, or that it was pressed. */
    send,
    /** Asks if the app wants that, holds it, and tells the app if it listens. */
    choose: async (next: Held) => {
      if (dispatches && !(await isSure())) return;
      hold(next);
      if (dispatches) await send(next);
    },
    /** A press: asks if the app wants that, then tells it. A second press waits for the first. */
    press: async (next?: Held) => {
      if (!isBusy && (await isSure())) await send(next);
    },
  };
}
