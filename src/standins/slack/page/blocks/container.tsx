import type { ContainerBlock as Container } from '@slack/types';
import type { ReactNode } from 'react';
import { PlainText } from '../text/plain-text.tsx';
import { RichText } from '../text/rich-text.tsx';
import { TextObject } from '../text/text-object.tsx';

/** A frame with a title around other blocks, which may fold. */
export function ContainerBlock({ block, children }: { block: Container; children: ReactNode }) {
  const { title, rich_text_title: richTitle, subtitle } = block;
  const head = (
    <>
      {title && (
        <b>
          <PlainText text={title.text} emoji={title.emoji} />
        </b>
      )}
      {richTitle && <RichText block={richTitle} />}
      {subtitle && (
        <div className="quiet">
          <TextObject of={subtitle} />
        </div>
      )}
    </>
  );
  if (block.is_collapsible !== true) {
    return (
      <div className="container">
        {head}
        {children}
      </div>
    );
  }
  return (
    <details className="container" open={block.default_collapsed !== true}>
      <summary>{head}</summary>
      {children}
    </details>
  );
}
