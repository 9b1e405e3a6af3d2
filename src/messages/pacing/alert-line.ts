import type { AlertLine, PacingAlert } from '../../shared/pacing-alert.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph, type Words } from '../kit/rich-text.ts';
import { alertTitle } from './alert-words.ts';

/** A reply in the thread of an alert. */
export function alertLine(line: AlertLine, alert: PacingAlert): Message {
  const { about } = alert;
  const title = alertTitle(about);
  const now = oneLine(about.sentence, 900);
  switch (line) {
    case 'worse':
      return said(`Worse: ${title}`, bold('It has become much worse. '), now);
    case 'snooze over':
      return said(`Still so: ${title}`, bold('The snooze is over, and it still is so. '), now);
    case 'over':
      return said(
        `Over: ${title}`,
        bold('Over: '),
        about.kind === 'missing'
          ? 'it can be watched again.'
          : 'the newest check does not find it any more.',
      );
  }
}

const said = (fallback: string, ...words: Words[]): Message =>
  message(fallback, paragraph(...words));
