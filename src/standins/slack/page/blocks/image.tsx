import type { ImageBlock as Image } from '@slack/types';
import { PlainText } from '../text/plain-text.tsx';
import { Picture } from './picture.tsx';

/** A picture with its title. */
export function ImageBlock({ block }: { block: Image }) {
  return (
    <figure className="block-image">
      {block.title && (
        <figcaption>
          <PlainText text={block.title.text} emoji={block.title.emoji} />
        </figcaption>
      )}
      <Picture image={block} />
    </figure>
  );
}
