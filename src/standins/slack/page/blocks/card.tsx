import type { CardBlock as Card } from '@slack/types';
import { useId } from 'react';
import { Element } from '../elements/element.tsx';
import { MrkdwnText } from '../text/mrkdwn-text.tsx';
import { Picture } from './picture.tsx';

/** A card: picture, title, text, at most a few buttons. */
export function CardBlock({ block }: { block: Card }) {
  const id = useId();
  const { hero_image: hero, icon, title, subtitle, body, actions = [] } = block;
  return (
    <div className="card">
      {hero && <Picture image={hero} className="card-hero" />}
      <div className="card-head">
        {icon && <Picture image={icon} className="card-icon" />}
        <div>
          {title && (
            <b>
              <MrkdwnText text={title.text} />
            </b>
          )}
          {subtitle && (
            <div className="quiet">
              <MrkdwnText text={subtitle.text} />
            </div>
          )}
        </div>
      </div>
      {body && <MrkdwnText text={body.text} />}
      {actions.length > 0 && (
        <div className="block-actions">
          {actions.map((element, index) => (
            <Element
              key={element.action_id ?? index}
              element={element}
              slot={{
                blockId: block.block_id ?? '',
                dispatches: true,
                inputId: `${id}${index}`,
                isWrong: false,
                isOptional: true,
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}
