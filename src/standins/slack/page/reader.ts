import { createContext, useContext } from 'react';
import type { ChannelView, DemoUser } from '../doors.ts';
import type { Place } from './place.ts';

/** What a text or block needs to know about the person who reads it, and where its links lead. */
export interface Reader {
  me: DemoUser;
  now: () => Date;
  people: DemoUser[];
  channels: ChannelView[];
  /** Name of a person or app, without `@`. */
  nameOf: (userId: string) => string | undefined;
  isApp: (userId: string) => boolean;
  channelNameOf: (channelId: string) => string | undefined;
  fileUrl: (fileId: string) => string;
  openChannel: (channelId: string) => void;
  openPlace: (place: Place) => void;
}

export const ReaderContext = createContext<Reader | undefined>(undefined);

/** @throws if nobody reads, which is a mistake in the page. */
export function useReader(): Reader {
  const reader = useContext(ReaderContext);
  if (reader === undefined) throw new Error('Wrap this in <ReaderContext value={reader}>.');
  return reader;
}
