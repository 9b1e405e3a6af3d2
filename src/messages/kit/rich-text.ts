import type {
  RichTextBlock,
  RichTextBlockElement,
  RichTextElement,
  RichTextList,
  RichTextSection,
} from '@slack/types';

/** Words of a rich text; a bare string is plain. None of it is ever read as markup by Slack. */
export type Words = string | RichTextElement;

export const bold = (text: string): RichTextElement => ({
  type: 'text',
  text,
  style: { bold: true },
});

export const italic = (text: string): RichTextElement => ({
  type: 'text',
  text,
  style: { italic: true },
});

export const code = (text: string): RichTextElement => ({
  type: 'text',
  text,
  style: { code: true },
});

export const person = (user: string): RichTextElement => ({ type: 'user', user_id: user });

export const link = (url: string, text: string): RichTextElement => ({ type: 'link', url, text });

/** One block of rich text. */
export function richText(...elements: RichTextBlockElement[]): RichTextBlock {
  return { type: 'rich_text', elements };
}

/** A run of words. */
export function line(...words: Words[]): RichTextSection {
  return {
    type: 'rich_text_section',
    elements: words
      .filter((word) => word !== '')
      .map((word) => (typeof word === 'string' ? { type: 'text', text: word } : word)),
  };
}

/** A paragraph as a block of its own. */
export function paragraph(...words: Words[]): RichTextBlock {
  return richText(line(...words));
}

/** Bullets, or numbers; `indent` 1 hangs them below the list before. */
export function list(
  lines: RichTextSection[],
  { style = 'bullet', indent = 0 }: { style?: RichTextList['style']; indent?: number } = {},
): RichTextList {
  return { type: 'rich_text_list', style, indent, elements: lines };
}

/** Text in a box with letters of equal width; `lines` are printed as they are. */
export function preformatted(lines: string[]): RichTextBlock {
  return richText({
    type: 'rich_text_preformatted',
    elements: [{ type: 'text', text: lines.join('\n') }],
  });
}
