/** A person's or app's initials on their colour. Decoration: the name stands beside it. */
export function Avatar(props: {
  id: string;
  name: string;
  size?: 'small' | 'large';
  isApp?: boolean;
}) {
  const { id, name, size = 'large', isApp = false } = props;
  return (
    <span
      className={`avatar avatar-${size} ${isApp ? 'avatar-app' : `avatar-${colourOf(id)}`}`}
      aria-hidden="true"
    >
      {initials(name)}
    </span>
  );
}

const colours = 8;

function colourOf(id: string): number {
  return (
    Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % colours
  );
}

function initials(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
}
