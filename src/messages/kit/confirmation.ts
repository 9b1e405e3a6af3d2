import type { ConfirmationDialog, PlainTextElement } from '@slack/types';
import { oneLine } from './one-line.ts';

/** Asks again before something happens that counts. */
export function confirmation(dialog: {
  title: string;
  text: string;
  confirm: string;
  deny: string;
  style: 'primary' | 'danger';
}): ConfirmationDialog {
  return {
    title: plain(dialog.title, 100),
    text: plain(dialog.text, 300),
    confirm: plain(dialog.confirm, 30),
    deny: plain(dialog.deny, 30),
    style: dialog.style,
  };
}

function plain(text: string, characters: number): PlainTextElement {
  return { type: 'plain_text', text: oneLine(text, characters), emoji: false };
}
