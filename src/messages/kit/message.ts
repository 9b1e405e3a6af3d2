import type { KnownBlock } from '@slack/types';
import { escape } from './escape.ts';
import { oneLine } from './one-line.ts';

/** A Slack message; `text` is what notifications and screen readers get. */
export interface Message {
  text: string;
  blocks: KnownBlock[];
}

/** Puts blocks under a fallback given as plain words; it is escaped here, so it may hold any name. */
export function message(fallback: string, ...blocks: (KnownBlock | undefined)[]): Message {
  return {
    text: escape(oneLine(fallback, 300)),
    blocks: blocks.filter((block) => block !== undefined),
  };
}
