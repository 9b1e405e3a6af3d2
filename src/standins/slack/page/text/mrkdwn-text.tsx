import { useMemo, type ReactNode } from 'react';
import { Emoji } from '../emoji.tsx';
import type { Inline } from './inline.ts';
import { Mention } from './mention.tsx';
import { parseMrkdwn, type MrkdwnPart } from './mrkdwn.ts';
import { SlackDate } from './slack-date-text.tsx';
import { SlackLink } from './slack-link.tsx';

/** Slack's mrkdwn, drawn for the person who reads. */
export function MrkdwnText({ text, verbatim }: { text: string; verbatim?: boolean | undefined }) {
  const parts = useMemo(() => parseMrkdwn(text, { verbatim: verbatim === true }), [text, verbatim]);
  return (
    <div className="mrkdwn">
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

function Part({ part }: { part: MrkdwnPart }) {
  switch (part.kind) {
    case 'lines':
      return <div>{drawAll(part.inlines)}</div>;
    case 'quote':
      return <blockquote>{drawAll(part.inlines)}</blockquote>;
    case 'preformatted':
      return <pre tabIndex={0}>{part.text}</pre>;
  }
}

const drawAll = (inlines: Inline[]): ReactNode =>
  inlines.map((inline, index) => <Drawn key={index} inline={inline} />);

function Drawn({ inline }: { inline: Inline }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'bold':
      return <b>{drawAll(inline.children)}</b>;
    case 'italic':
      return <i>{drawAll(inline.children)}</i>;
    case 'strike':
      return <s>{drawAll(inline.children)}</s>;
    case 'code':
      return <code>{inline.text}</code>;
    case 'emoji':
      return <Emoji name={inline.name} />;
    case 'link':
      return <SlackLink url={inline.url} text={inline.text} />;
    case 'user':
    case 'channel':
    case 'group':
      return <Mention kind={inline.kind} id={inline.id} name={inline.name} />;
    case 'broadcast':
      return <Mention kind="broadcast" id={inline.range} />;
    case 'date':
      return (
        <SlackDate
          unixSeconds={inline.unixSeconds}
          format={inline.format}
          url={inline.url}
          fallback={inline.fallback}
        />
      );
  }
}
