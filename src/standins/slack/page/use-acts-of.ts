import { useMemo, useRef, useState } from 'react';
import type { ChannelView, DemoUser, Workspace } from '../doors.ts';
import type { Acts } from './acts.ts';
import type { Doors } from './door-client.ts';
import { choicesOf } from './forms/choices.ts';
import { createFormStore } from './forms/form-store.ts';
import { knownGroups, knownOptions } from './known-blocks.ts';
import type { Place } from './place.ts';

/** What the person of this desk can do; stays the same object for as long as they sit there. */
export function useActsOf(desk: {
  doors: Doors;
  me: DemoUser;
  shortcuts: Workspace['shortcuts'];
  channels: ChannelView[];
  confirm: Acts['confirm'];
  notify: Acts['notify'];
  onGo: (place: Place) => void;
}): Acts {
  const { doors, me, shortcuts, confirm, notify } = desk;
  const [forms] = useState(createFormStore);
  const latest = useRef(desk);
  latest.current = desk;
  return useMemo(
    () => ({
      act: (action) => doors.action({ user: me.id, ...action }),
      shortcuts,
      runShortcut: (door) => doors.shortcut({ user: me.id, ...door }),
      suggest: async (field) => {
        const { options, optionGroups } = await doors.suggest({ user: me.id, ...field });
        return optionGroups === undefined
          ? choicesOf(knownOptions(options))
          : choicesOf([], knownGroups(optionGroups));
      },
      upload: async (file) => {
        const { ok, fileId } = await doors.upload(me.id, file);
        return ok && fileId !== undefined
          ? { id: fileId, name: file.name, size: file.size }
          : undefined;
      },
      confirm,
      notify,
      openThread: (channel, ts) => {
        const name = latest.current.channels.find(({ id }) => id === channel)?.name ?? channel;
        latest.current.onGo({ kind: 'channel', channel: name, thread: ts });
      },
      forms,
    }),
    [doors, me, shortcuts, confirm, notify, forms],
  );
}
