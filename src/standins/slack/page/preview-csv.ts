import { parse } from 'csv-parse/browser/esm/sync';

/** The head and first rows of a CSV text, and how many rows follow; nothing if it is not CSV. */
export function previewCsv(
  text: string,
  { rows }: { rows: number },
): { head: string[]; rows: string[][]; more: number } | undefined {
  try {
    const [head, ...body]: string[][] = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    });
    return head && { head, rows: body.slice(0, rows), more: Math.max(0, body.length - rows) };
  } catch {
    return undefined;
  }
}

function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (delimiter: string) => head.split(delimiter).length;
  return [',', ';', '\t'].toSorted((left, right) => count(right) - count(left))[0] ?? ',';
}
