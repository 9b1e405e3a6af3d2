import { Icon, type IconName } from './icon.tsx';

/**
 * An emoji by its short name: drawn where the page brings a drawing (no emoji font is assumed),
 * otherwise `:name:`, as Slack shows a name it does not know.
 */
export function Emoji({ name }: { name: string }) {
  const drawing = drawings[name];
  if (drawing === undefined) return <span className="emoji-name">:{name}:</span>;
  return (
    <span
      className={`emoji emoji-${drawing.tone}`}
      role="img"
      aria-label={name}
      title={`:${name}:`}
    >
      <Icon name={drawing.icon} />
    </span>
  );
}

type Tone = 'good' | 'bad' | 'careful' | 'calm';

const drawings: Record<string, { icon: IconName; tone: Tone }> = {
  white_check_mark: { icon: 'check', tone: 'good' },
  heavy_check_mark: { icon: 'check', tone: 'good' },
  large_green_circle: { icon: 'dot', tone: 'good' },
  tada: { icon: 'star', tone: 'good' },
  x: { icon: 'cross', tone: 'bad' },
  no_entry: { icon: 'stop', tone: 'bad' },
  octagonal_sign: { icon: 'stop', tone: 'bad' },
  red_circle: { icon: 'dot', tone: 'bad' },
  warning: { icon: 'warning', tone: 'careful' },
  large_yellow_circle: { icon: 'dot', tone: 'careful' },
  hourglass_flowing_sand: { icon: 'clock', tone: 'careful' },
  hourglass: { icon: 'clock', tone: 'careful' },
  rocket: { icon: 'up', tone: 'calm' },
  information_source: { icon: 'info', tone: 'calm' },
  double_vertical_bar: { icon: 'pause', tone: 'calm' },
  black_square_for_stop: { icon: 'stop', tone: 'calm' },
  arrow_forward: { icon: 'play', tone: 'calm' },
  white_circle: { icon: 'ring', tone: 'calm' },
  lock: { icon: 'lock', tone: 'calm' },
  paperclip: { icon: 'clip', tone: 'calm' },
  page_facing_up: { icon: 'file', tone: 'calm' },
};
