import type { VideoBlock as Video } from '@slack/types';
import { PlainText } from '../text/plain-text.tsx';
import { SlackLink } from '../text/slack-link.tsx';

/** A video by its title and description: the page fetches from nobody else, so it does not play. */
export function VideoBlock({ block }: { block: Video }) {
  const { title, title_url: url, description, alt_text: alt } = block;
  return (
    <figure className="card">
      <b>{url === undefined ? title.text : <SlackLink url={url} text={title.text} />}</b>
      {description && <PlainText text={description.text} emoji={description.emoji} />}
      <span className="picture-elsewhere">Video: {alt}</span>
    </figure>
  );
}
