import { Fragment } from 'react';
import { Emoji } from '../emoji.tsx';

/** Text that is never markup; `:name:` is drawn unless `emoji` is false. */
export function PlainText({ text, emoji = true }: { text: string; emoji?: boolean | undefined }) {
  if (!emoji) return text;
  return text
    .split(/:([a-z0-9_+-]+):/g)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 1 ? <Emoji name={piece} /> : piece}</Fragment>
    ));
}
