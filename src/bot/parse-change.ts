/** What somebody typed after `bid` or `budget`, as far as it says what. */
export interface TypedChange {
  /** Empty where it is missing. */
  target: string;
  value: string;
  /** `until …` and the reason. */
  rest: string;
  /** Nothing is missing, and nothing can be taken for something else. */
  isSure: boolean;
}

/**
 * Reads `4711 +10% until Sunday CPC is low`. Names with blanks are quoted: what is not, is only a guess, since the
 * numbers of a name could be the value.
 */
export function parseChange(text: string): TypedChange {
  const words = text.trim();
  const [, quoted, afterQuoted = ''] = /^["“”„«']([^"“”»']+)["“”»']\s*(.*)$/su.exec(words) ?? [];
  const [, first = '', afterFirst = ''] = /^(\S*)\s*(.*)$/su.exec(words) ?? [];
  const [target, after] = quoted === undefined ? [first, afterFirst] : [quoted.trim(), afterQuoted];
  if (after === '') return { target, value: '', rest: '', isSure: false };
  const found = valueAt(after);
  if (found) return { target, ...found, isSure: true };
  if (/^until\b/iu.test(after)) return { target, value: '', rest: after, isSure: false };
  const isOneWord = !/\s/u.test(after);
  if (isOneWord) return { target, value: after, rest: '', isSure: true };
  return quoted === undefined ? guess(words) : { target, value: '', rest: after, isSure: false };
}

/** The value that a text begins with; `− 5 %` is one, as well as `€0.75`, which is told apart later. */
function valueAt(text: string): { value: string; rest: string } | undefined {
  const [, value, rest = ''] =
    /^([+\-−]?\s*[€$£¥]?\s*\d[\d.,]*\s?%?)(?:\s+(.*))?$/su.exec(text) ?? [];
  if (value === undefined) return undefined;
  return { value: value.trim().replace('−', '-'), rest: rest.trim() };
}

/** A name with blanks, up to the first percentage, or to the last number. */
function guess(words: string): TypedChange {
  const percent = /^(.+?)\s+([+\-−]\s*\d[\d.,]*\s?%?|\d[\d.,]*\s?%)(?:\s+(.*))?$/su.exec(words);
  const number = /^(.+)\s+(\d[\d.,]*)(?:\s+(.*))?$/su.exec(words);
  const [, target = words, value = '', rest = ''] = percent ?? number ?? [];
  return { target, value: value.replace('−', '-'), rest: rest.trim(), isSure: false };
}
