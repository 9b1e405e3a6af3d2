/** What a look at one thing came to. */
export interface Finding {
  /** With a problem something does not work, and nothing is started; a warning is worth knowing. */
  level: 'ok' | 'warning' | 'problem';
  /** One line: what is so, and, unless all is well, what to do about it. Without secrets. */
  text: string;
}

/** Looks at one thing that Adjutant needs, and changes nothing. */
export interface Check {
  /** What it looks at, in two or three words. */
  name: string;
  /** @returns nothing when there is nothing to look at: what it needs to know is not configured */
  run: (signal: AbortSignal) => Promise<Finding[]>;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });
