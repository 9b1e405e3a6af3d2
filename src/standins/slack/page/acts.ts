import type { ConfirmationDialog } from '@slack/types';
import { createContext, useContext } from 'react';
import type { ActionDoor, DoorAnswer, ShortcutDoor, SuggestDoor, Workspace } from '../doors.ts';
import type { Choice } from './forms/choices.ts';
import type { FormStore } from './forms/form-store.ts';
import type { Held } from './forms/held.ts';

/** What the acting person can do from inside a message, modal or Home tab. */
export interface Acts {
  act: (door: Omit<ActionDoor, 'user'>) => Promise<DoorAnswer>;
  /** All that the app has. */
  shortcuts: Workspace['shortcuts'];
  runShortcut: (door: Omit<ShortcutDoor, 'user'>) => Promise<DoorAnswer>;
  suggest: (door: Omit<SuggestDoor, 'user'>) => Promise<Choice[]>;
  /** Nothing if the upload failed. */
  upload: (file: File) => Promise<Held['files'][number] | undefined>;
  confirm: (dialog: ConfirmationDialog) => Promise<boolean>;
  /** Says something to this person only, where they are looking. */
  notify: (notice: { channel: string; threadTs?: string | undefined; text: string }) => void;
  openThread: (channel: string, ts: string) => void;
  forms: FormStore;
}

export const ActsContext = createContext<Acts | undefined>(undefined);

/** @throws if nobody acts, which is a mistake in the page. */
export function useActs(): Acts {
  const acts = useContext(ActsContext);
  if (acts === undefined) throw new Error('Wrap this in <ActsContext value={acts}>.');
  return acts;
}
