import type { InputBlock as Input } from '@slack/types';
import { useId } from 'react';
import { Element } from '../elements/element.tsx';
import { useSurface } from '../surface.tsx';
import { PlainText } from '../text/plain-text.tsx';

/** A field of a form: label, control, hint, and what is wrong with it. */
export function InputBlock({ block }: { block: Input }) {
  const id = useId();
  const blockId = block.block_id ?? '';
  const problem = useSurface().problems[blockId];
  const isGroup = block.element.type === 'checkboxes' || block.element.type === 'radio_buttons';
  const label = (
    <>
      <PlainText text={block.label.text} emoji={block.label.emoji} />
      {block.optional === true && <span className="optional"> (optional)</span>}
    </>
  );
  return (
    <div className={problem === undefined ? 'block-input' : 'block-input block-input-wrong'}>
      {isGroup ? (
        <div className="input-label">{label}</div>
      ) : (
        <label className="input-label" htmlFor={`${id}control`}>
          {label}
        </label>
      )}
      <Element
        element={block.element}
        slot={{
          blockId,
          dispatches: block.dispatch_action === true,
          inputId: `${id}control`,
          ...(isGroup ? { name: block.label.text } : {}),
          describedBy: `${id}problem ${id}hint`,
          isWrong: problem !== undefined,
          isOptional: block.optional === true,
        }}
      />
      <div id={`${id}problem`} role={problem === undefined ? undefined : 'alert'}>
        {problem !== undefined && <span className="problem">{problem}</span>}
      </div>
      {block.hint && (
        <div id={`${id}hint`} className="hint">
          <PlainText text={block.hint.text} emoji={block.hint.emoji} />
        </div>
      )}
    </div>
  );
}
