/** One thing wrong with the input of a call, and what to do about it. */
export interface InputProblem {
  path: (string | number)[];
  /** Goes after the field's name: `expected a number, found "abc"`. */
  message: string;
  /** A request: `give a number`. */
  fix: string;
}

/** `child_attachments[0].url` */
export function pathText(path: readonly (string | number)[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}
