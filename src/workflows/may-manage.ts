import type { Person } from '../shared/launch.ts';
import { mayAsk } from './judge.ts';
import type { Answer } from './launch-messages.ts';

/** Something that comes to a channel because somebody subscribed to it. */
interface Subscribed {
  settings: { name: string; channel: string; by: Person };
}

/** Who made a subscription may change it, and everybody who may look at figures in its channel. */
export async function mayManage(by: Person, { settings }: Subscribed): Promise<Answer> {
  if (settings.by.user === by.user) return { accepted: true };
  const { channel } = settings;
  return mayAsk({ kind: 'read', by, channel, path: {}, entities: 0, perDay: null });
}
