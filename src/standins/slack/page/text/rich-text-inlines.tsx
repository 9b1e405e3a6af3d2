import type { RichTextElement } from '@slack/types';
import { Fragment, type ReactNode } from 'react';
import { Emoji } from '../emoji.tsx';
import { Mention } from './mention.tsx';
import { SlackDate } from './slack-date-text.tsx';
import { SlackLink } from './slack-link.tsx';

/** A run of rich text. */
export function RichTextInlines({ elements }: { elements: RichTextElement[] }) {
  return elements.map((element, index) => (
    <Fragment key={index}>{styled(<Bare element={element} />, element.style)}</Fragment>
  ));
}

function styled(content: ReactNode, style: RichTextElement['style'] = {}): ReactNode {
  const { bold, italic, strike, underline, code } = style;
  const coded = code === true ? <code>{content}</code> : content;
  const struck = strike === true ? <s>{coded}</s> : coded;
  const lined = underline === true ? <u>{struck}</u> : struck;
  const slanted = italic === true ? <i>{lined}</i> : lined;
  return bold === true ? <b>{slanted}</b> : slanted;
}

function Bare({ element }: { element: RichTextElement }): ReactNode {
  switch (element.type) {
    case 'text':
      return element.text;
    case 'link':
      return <SlackLink url={element.url} text={element.text} />;
    case 'emoji':
      return <Emoji name={element.name} />;
    case 'user':
      return <Mention kind="user" id={element.user_id} />;
    case 'channel':
      return <Mention kind="channel" id={element.channel_id} />;
    case 'usergroup':
      return <Mention kind="group" id={element.usergroup_id} />;
    case 'broadcast':
      return <Mention kind="broadcast" id={element.range} />;
    case 'team':
      return <span className="mention">{element.team_id}</span>;
    case 'color':
      return (
        <span className="color">
          <span className="color-swatch" style={{ background: hexOf(element.value) }} />
          {element.value}
        </span>
      );
    case 'date':
      return (
        <SlackDate
          unixSeconds={element.timestamp}
          format={element.format}
          url={element.url}
          fallback={element.fallback ?? ''}
        />
      );
  }
}

const hexOf = (value: string) => (/^#[0-9a-f]{3,8}$/i.test(value) ? value : 'transparent');
