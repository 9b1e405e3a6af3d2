/**
 * Makes foreign text fit for one line of a message: no control or direction characters, no runs of white
 * space, at most `characters` code points with `…` for what was cut off.
 */
export function oneLine(text: string, characters: number): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (clean === '') return '(no name)';
  const points = Array.from(clean);
  return points.length <= characters ? clean : `${points.slice(0, characters - 1).join('')}…`;
}
