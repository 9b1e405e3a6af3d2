import { Message, type Block } from 'slack-blocks-to-jsx';
import { useContext, type MouseEvent } from 'react';
import { useReader } from '../reader.ts';
import { safeHref } from '../text/safe-href.ts';
import { SlackDate } from '../text/slack-date-text.tsx';
import { ThemeContext } from '../theme-context.ts';

/**
 * Blocks that only show something and need much drawing: charts, plans, task cards, Markdown.
 * `slack-blocks-to-jsx` draws them. Texts, tables and controls are our own: it reads mrkdwn as Markdown
 * (a line `# 1` vanishes, plain text turns bold), renders no `data_table`, and its controls tell nobody.
 */
export function LibraryBlock({ block }: { block: object }) {
  const theme = useContext(ThemeContext);
  const { people } = useReader();
  if (!isDrawn(block)) {
    return (
      <p className="quiet">
        A block this page cannot draw: {'type' in block && String(block.type)}
      </p>
    );
  }
  return (
    <div className="library-block" onClick={openApart}>
      <Message
        withoutWrapper
        theme={theme}
        name=""
        logo=""
        blocks={[withoutPictures(block)]}
        data={{ users: people.map(({ id, realName }) => ({ id, name: realName })) }}
        hooks={{
          date: ({ timestamp, format, fallback }) => (
            <SlackDate unixSeconds={Number(timestamp)} format={format} fallback={fallback} />
          ),
        }}
      />
    </div>
  );
}

const drawn = new Set<unknown>(['data_visualization', 'markdown', 'plan', 'task_card']);

/** The server has checked the block against the same reference the library is written for. */
function isDrawn(block: object): block is Block {
  return 'type' in block && drawn.has(block.type);
}

/** Slack shows a picture in a Markdown block as a link, and this page fetches from nobody else. */
function withoutPictures(block: Block): Block {
  return block.type === 'markdown' ? { ...block, text: block.text.replaceAll('![', '[') } : block;
}

/** The library's links would take this page away, or run what they carry. */
function openApart(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.hasAttribute('download')) return;
  event.preventDefault();
  const href = safeHref(link.getAttribute('href') ?? '');
  if (href !== undefined) window.open(href, '_blank', 'noopener,noreferrer');
}
