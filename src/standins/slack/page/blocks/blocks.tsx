import type { KnownBlock } from '@slack/types';
import { PlainText } from '../text/plain-text.tsx';
import { RichText } from '../text/rich-text.tsx';
import { ActionsBlock } from './actions.tsx';
import { AlertBlock } from './alert.tsx';
import { CardBlock } from './card.tsx';
import { ContainerBlock } from './container.tsx';
import { ContextActionsBlock } from './context-actions.tsx';
import { ContextBlock } from './context.tsx';
import { DataTable } from './data-table.tsx';
import { ImageBlock } from './image.tsx';
import { InputBlock } from './input-block.tsx';
import { LibraryBlock } from './library-block.tsx';
import { SectionBlock } from './section.tsx';
import { TableBlock } from './table.tsx';
import { VideoBlock } from './video.tsx';

/** Blocks of Block Kit, one under the other. Fields keep what was typed while their block id stays. */
export function Blocks({ blocks }: { blocks: KnownBlock[] }) {
  return (
    <div className="blocks">
      {blocks.map((block, index) => (
        <Block key={block.block_id ?? index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: KnownBlock }) {
  switch (block.type) {
    case 'header':
      return (
        <h3 className="block-header">
          <PlainText text={block.text.text} emoji={block.text.emoji} />
        </h3>
      );
    case 'divider':
      return <hr className="block-divider" />;
    case 'section':
      return <SectionBlock block={block} />;
    case 'context':
      return <ContextBlock block={block} />;
    case 'rich_text':
      return <RichText block={block} />;
    case 'image':
      return <ImageBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'data_table':
      return <DataTable block={block} />;
    case 'actions':
      return <ActionsBlock block={block} />;
    case 'context_actions':
      return <ContextActionsBlock block={block} />;
    case 'input':
      return <InputBlock block={block} />;
    case 'alert':
      return <AlertBlock block={block} />;
    case 'video':
      return <VideoBlock block={block} />;
    case 'card':
      return <CardBlock block={block} />;
    case 'carousel':
      return (
        <div className="carousel" role="group" aria-label="Cards" tabIndex={0}>
          {block.elements.map((card, index) => (
            <CardBlock key={card.block_id ?? index} block={card} />
          ))}
        </div>
      );
    case 'container':
      return (
        <ContainerBlock block={block}>
          <Blocks blocks={block.child_blocks} />
        </ContainerBlock>
      );
    default:
      return <LibraryBlock block={block} />;
  }
}
