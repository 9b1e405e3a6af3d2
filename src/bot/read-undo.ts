/** The id of a run or of a ledger entry, or at least its first 8 characters; undefined where it is none. */
export function readUndo(text: string): string | undefined {
  const id = text.trim().replaceAll('`', '');
  return /^(?:[a-z]+:[\w:.-]{1,200}|[0-9a-f][0-9a-f-]{7,35})$/.test(id) ? id : undefined;
}
