import { useReader } from '../reader.ts';
import { formatSlackDate } from './slack-date.ts';
import { SlackLink } from './slack-link.tsx';

/** A date in the reader's zone; the fallback where the instant makes no sense. */
export function SlackDate(date: {
  unixSeconds: number;
  format: string;
  url?: string | undefined;
  fallback: string;
}) {
  const { me, now } = useReader();
  const at = new Date(date.unixSeconds * 1000);
  if (Number.isNaN(at.getTime())) return date.fallback;
  const text = formatSlackDate(date.unixSeconds, date.format, {
    timeZone: me.timeZone,
    now: now(),
  });
  if (date.url !== undefined) return <SlackLink url={date.url} text={text} />;
  return (
    <time dateTime={at.toISOString()} title={`${date.fallback} (shown in ${me.timeZone})`}>
      {text}
    </time>
  );
}
