/** The character that separates cells: whichever of `,`, `;` and tab the header line has most of outside quotes. */
export function csvDelimiter(text: string): string {
  const header =
    text
      .trimStart()
      .replaceAll(/"[^"]*"/g, '')
      .split('\n', 1)[0] ?? '';
  const countOf = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, next) => (countOf(next) > countOf(best) ? next : best));
}
