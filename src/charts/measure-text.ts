import { textWidth } from './text-width.ts';

/** What echarts asks for: how wide a text is in a font given as CSS writes it. */
export function measureText(text: string, font = ''): { width: number } {
  const size = Number(/(\d+(?:\.\d+)?)px/u.exec(font)?.[1] ?? 12);
  return { width: textWidth(text, size, /\b(?:bold|[6-9]00)\b/u.test(font) ? 600 : 400) };
}
