import type { MessageView } from '../doors.ts';

/** How far each person has read each channel since the page was opened; what was there before counts as read. */
export interface Seen {
  markRead(user: string, channel: string, messages: MessageView[]): void;
  isUnread(user: string, channel: string, messages: MessageView[]): boolean;
}

export function createSeen(openedAt: Date): Seen {
  const read = new Map<string, number>();
  return {
    markRead: (user, channel, messages) => {
      read.set(`${user}/${channel}`, Number(messages.at(-1)?.ts ?? 0));
    },
    isUnread: (user, channel, messages) => {
      const upTo = read.get(`${user}/${channel}`) ?? openedAt.getTime() / 1000;
      return messages.some((message) => message.user !== user && Number(message.ts) > upTo);
    },
  };
}
