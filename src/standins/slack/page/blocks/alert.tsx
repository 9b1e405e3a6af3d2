import type { AlertBlock as Alert } from '@slack/types';
import { Icon } from '../icon.tsx';
import { TextObject } from '../text/text-object.tsx';

/** A sentence that stands out, with its level as a sign and a colour. */
export function AlertBlock({ block }: { block: Alert }) {
  const { level = 'default', text } = block;
  return (
    <div className={`block-alert block-alert-${level}`} role="note">
      <Icon name={signs[level]} />
      <TextObject of={text} />
    </div>
  );
}

const signs = {
  default: 'info',
  info: 'info',
  warning: 'warning',
  error: 'stop',
  success: 'check',
} as const;
