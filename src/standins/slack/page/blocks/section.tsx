import type { SectionBlock as Section } from '@slack/types';
import { useId } from 'react';
import { Element } from '../elements/element.tsx';
import { TextObject } from '../text/text-object.tsx';
import { Picture } from './picture.tsx';

/** Text, fields in two columns, and beside them a picture or a control. */
export function SectionBlock({ block }: { block: Section }) {
  const textId = useId();
  const inputId = useId();
  const { text, fields = [], accessory } = block;
  return (
    <div className={`block-section ${isWide(accessory) ? 'block-section-stacked' : ''}`}>
      <div className="block-section-text">
        {text && (
          <div id={textId}>
            <TextObject of={text} />
          </div>
        )}
        {fields.length > 0 && (
          <div className="fields">
            {fields.map((field, index) => (
              <TextObject key={index} of={field} />
            ))}
          </div>
        )}
      </div>
      {accessory && (
        <div className="accessory">
          {accessory.type === 'image' ? (
            <Picture image={accessory} />
          ) : (
            <Element
              element={accessory}
              slot={{
                blockId: block.block_id ?? '',
                dispatches: true,
                inputId,
                ...(accessory.type === 'button' ? {} : { name: text?.text }),
                describedBy: text ? textId : undefined,
                isWrong: false,
                isOptional: true,
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

function isWide(accessory: Section['accessory']): boolean {
  return accessory?.type === 'checkboxes' || accessory?.type === 'radio_buttons';
}
