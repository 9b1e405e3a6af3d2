import type { RichTextBlock, RichTextBlockElement, RichTextList } from '@slack/types';
import { Fragment } from 'react';
import { RichTextInlines } from './rich-text-inlines.tsx';

/** A rich text block: sections, lists, quotes, preformatted text. None of it is read as markup. */
export function RichText({ block }: { block: RichTextBlock }) {
  const starts = listStarts(block.elements);
  return (
    <div className="rich-text">
      {block.elements.map((element, index) => (
        <Fragment key={index}>
          <Element element={element} start={starts[index] ?? 1} />
        </Fragment>
      ))}
    </div>
  );
}

function Element({ element, start }: { element: RichTextBlockElement; start: number }) {
  switch (element.type) {
    case 'rich_text_section':
      return (
        <div>
          <RichTextInlines elements={element.elements} />
        </div>
      );
    case 'rich_text_list':
      return <List list={element} start={start} />;
    case 'rich_text_quote':
      return (
        <blockquote>
          <RichTextInlines elements={element.elements} />
        </blockquote>
      );
    case 'rich_text_preformatted':
      return (
        <pre tabIndex={0}>
          <RichTextInlines elements={element.elements} />
        </pre>
      );
  }
}

function List({ list, start }: { list: RichTextList; start: number }) {
  const indent = list.indent ?? 0;
  const items = list.elements.map((section, index) => (
    <li key={index}>
      <RichTextInlines elements={section.elements} />
    </li>
  ));
  const look = {
    className: `list-${indent % 3}`,
    style: { marginInlineStart: `${indent * 24}px` },
  };
  return list.style === 'ordered' ? (
    <ol start={start} {...look}>
      {items}
    </ol>
  ) : (
    <ul {...look}>{items}</ul>
  );
}

/** Numbers run on over a deeper list in between, and start again after anything else. */
function listStarts(elements: RichTextBlockElement[]): number[] {
  const counts: number[] = [];
  return elements.map((element) => {
    if (element.type !== 'rich_text_list') {
      counts.length = 0;
      return 1;
    }
    const indent = element.indent ?? 0;
    counts.length = Math.min(counts.length, indent + 1);
    const before = element.style === 'ordered' ? (counts[indent] ?? 0) : 0;
    counts[indent] = element.style === 'ordered' ? before + element.elements.length : 0;
    return before + 1;
  });
}
