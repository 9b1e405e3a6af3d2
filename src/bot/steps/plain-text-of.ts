import { z } from 'zod';

/** The words of a rich text as Workflow Builder hands it over, in whatever it is wrapped: lines, lists as `- ` lines. */
export function plainTextOf(rich: unknown): string {
  if (typeof rich === 'string') return rich;
  if (Array.isArray(rich)) return rich.map(plainTextOf).join(rich.some(isBlock) ? '\n' : '');
  const { success, data } = Node.safeParse(rich);
  if (!success) return '';
  const { type, text, url = '', elements = [], indent = 0 } = data;
  if (type !== 'rich_text_list') return elements.length > 0 ? plainTextOf(elements) : (text ?? url);
  return elements.map((item) => `${'  '.repeat(indent)}- ${plainTextOf(item)}`).join('\n');
}

const Node = z.object({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  url: z.string().optional(),
  elements: z.array(z.unknown()).optional(),
  indent: z.int().min(0).max(20).optional(),
});

const isBlock = (node: unknown): boolean =>
  Node.safeParse(node).data?.type.startsWith('rich_text') === true;
