/** What somebody typed after `report`. */
export type ReportWords =
  | { kind: 'form' }
  | { kind: 'list' }
  | { kind: 'remove'; name: string }
  | { kind: 'run'; name: string };

/** Nothing, `list`, `remove <name>`, or the name of a saved report, in quotes or not. */
export function readReportWords(typed: string): ReportWords {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  if (words === '') return { kind: 'form' };
  if (/^list$/i.test(words)) return { kind: 'list' };
  const [, name] = /^(?:remove|delete)(?: (.*))?$/i.exec(words) ?? [];
  if (isReportWord(words) || name !== undefined)
    return { kind: 'remove', name: unquoted(name ?? '') };
  return { kind: 'run', name: unquoted(words.replace(/^run (?=.)/i, '')) };
}

/** Whether a name would be taken for what one can do with reports. */
export const isReportWord = (name: string): boolean => /^(list|remove|delete|run)$/i.test(name);

function unquoted(words: string): string {
  const [, inside = words] = /^["“”„«](.+)["“”»]$/.exec(words.trim()) ?? [];
  return inside.trim();
}
