import { useReader } from '../reader.ts';
import { readPermalink } from './permalink.ts';
import { safeHref } from './safe-href.ts';

/** A link somebody wrote. Links to messages stay in the page; an address that could run code is only text. */
export function SlackLink({ url, text = url }: { url: string; text?: string | undefined }) {
  const { openPlace } = useReader();
  const href = safeHref(url);
  const message = readPermalink(url);
  if (href === undefined) return <span title="This address is not opened">{text}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (message === undefined || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        openPlace(message);
      }}
    >
      {text}
    </a>
  );
}
