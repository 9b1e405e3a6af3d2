import type { ContextActionsBlock as ContextActions, IconButton } from '@slack/types';
import { useSurface } from '../surface.tsx';
import { useActs } from '../acts.ts';

/** Small buttons under an answer. */
export function ContextActionsBlock({ block }: { block: ContextActions }) {
  const { act } = useSurface();
  const { confirm } = useActs();
  const press = (actionId: string | undefined, value: string | undefined) =>
    act({
      blockId: block.block_id ?? '',
      actionId: actionId ?? '',
      ...(value === undefined ? {} : { chosen: { value } }),
    });
  const pressIcon = async (icon: IconButton) => {
    if (icon.confirm && !(await confirm(icon.confirm))) return;
    await press(icon.action_id, icon.value);
  };
  return (
    <div className="block-actions">
      {block.elements.map((element, index) =>
        element.type === 'feedback_buttons' ? (
          [element.positive_button, element.negative_button].map((button) => (
            <button
              key={button.value}
              type="button"
              className="button button-plain button-small"
              aria-label={button.accessibility_label}
              onClick={() => void press(element.action_id, button.value)}
            >
              {button.text.text}
            </button>
          ))
        ) : (
          <button
            key={element.action_id ?? index}
            type="button"
            className="button button-plain button-small"
            aria-label={element.accessibility_label}
            onClick={() => void pressIcon(element)}
          >
            {element.text.text}
          </button>
        ),
      )}
    </div>
  );
}
