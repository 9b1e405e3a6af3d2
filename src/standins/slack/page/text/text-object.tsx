import type { TextObject as SlackText } from '@slack/types';
import { MrkdwnText } from './mrkdwn-text.tsx';
import { PlainText } from './plain-text.tsx';

/** A text object of Block Kit, plain or mrkdwn. */
export function TextObject({ of }: { of: SlackText }) {
  return of.type === 'mrkdwn' ? (
    <MrkdwnText text={of.text} verbatim={of.verbatim} />
  ) : (
    <span className="plain-text">
      <PlainText text={of.text} emoji={of.emoji} />
    </span>
  );
}
