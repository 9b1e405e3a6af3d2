import type { ActionsBlock as Actions, ActionsBlockElement } from '@slack/types';
import { useId } from 'react';
import { Element } from '../elements/element.tsx';

/** A row of controls. */
export function ActionsBlock({ block }: { block: Actions }) {
  const id = useId();
  return (
    <div className="block-actions">
      {block.elements.map((element, index) => (
        <Element
          key={element.action_id ?? index}
          element={element}
          slot={{
            blockId: block.block_id ?? '',
            dispatches: true,
            inputId: `${id}${index}`,
            name: nameOf(element),
            isWrong: false,
            isOptional: true,
          }}
        />
      ))}
    </div>
  );
}

function nameOf(element: ActionsBlockElement): string | undefined {
  return 'placeholder' in element ? element.placeholder?.text : undefined;
}
