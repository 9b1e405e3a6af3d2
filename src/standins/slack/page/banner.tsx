import { Icon } from './icon.tsx';
import type { Theme } from './use-theme.ts';

/** Says what this page is, and whether it is still connected. */
export function Banner(props: { live: boolean; theme: Theme; onTheme: (theme: Theme) => void }) {
  const { live, theme, onTheme } = props;
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={live ? 'banner' : 'banner banner-away'} role="status">
      <span className="banner-words">
        {live ? (
          <>
            <b>Simulated Slack</b> · nothing here leaves this machine
          </>
        ) : (
          'The simulated Slack is away. Reconnecting…'
        )}
      </span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Use the ${other} theme`}
        title={`Use the ${other} theme`}
        onClick={() => onTheme(other)}
      >
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </div>
  );
}
