import type { ContextBlock as Context } from '@slack/types';
import { TextObject } from '../text/text-object.tsx';
import { Picture } from './picture.tsx';

/** Small print. */
export function ContextBlock({ block }: { block: Context }) {
  return (
    <div className="block-context">
      {block.elements.map((element, index) =>
        element.type === 'image' ? (
          <Picture key={index} image={element} className="context-picture" />
        ) : (
          <TextObject key={index} of={element} />
        ),
      )}
    </div>
  );
}
