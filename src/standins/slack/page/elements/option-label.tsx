import type { Option } from '@slack/types';
import { TextObject } from '../text/text-object.tsx';

/** An option's text with its description below. */
export function OptionLabel({ option }: { option: Option }) {
  return (
    <span className="option-label">
      <TextObject of={option.text} />
      {option.description && (
        <span className="option-description">
          <TextObject of={option.description} />
        </span>
      )}
    </span>
  );
}
