import { useMemo, useRef } from 'react';
import type { ChannelView, DemoUser, Workspace } from '../doors.ts';
import type { Doors } from './door-client.ts';
import type { Place } from './place.ts';
import type { Reader } from './reader.ts';
import { slackbot } from './use-notices.ts';

/** The reader of this desk; stays the same object while people and channels do. */
export function useReaderOf(desk: {
  workspace: Workspace;
  me: DemoUser;
  channels: ChannelView[];
  now: () => Date;
  doors: Doors;
  onGo: (place: Place) => void;
}): Reader {
  const { workspace, me, channels, now, doors } = desk;
  const latest = useRef(desk);
  latest.current = desk;
  return useMemo(() => {
    const names = new Map([
      ...workspace.users.map(({ id, realName }) => [id, realName] as const),
      [workspace.app.botUser, workspace.app.name],
      [slackbot.id, slackbot.name],
    ]);
    const channelNameOf = (id: string) => channels.find((channel) => channel.id === id)?.name;
    return {
      me,
      now,
      people: workspace.users,
      channels,
      nameOf: (id) => names.get(id),
      isApp: (id) => id === workspace.app.botUser,
      channelNameOf,
      fileUrl: (id) => doors.fileUrl(me.id, id),
      openChannel: (id) =>
        latest.current.onGo({ kind: 'channel', channel: channelNameOf(id) ?? id }),
      openPlace: (place) => latest.current.onGo(place),
    };
  }, [workspace, me, channels, now, doors]);
}
