import { Icon } from './icon.tsx';

/** Opens the sidebar where the screen is too narrow to show it. */
export function MenuButton({ onMenu }: { onMenu: () => void }) {
  return (
    <button
      type="button"
      className="icon-button menu-button"
      aria-label="Channels"
      onClick={onMenu}
    >
      <Icon name="menu" />
    </button>
  );
}
