/** The networks the social service mirrors. */
export type Network = 'fb' | 'tw';

/** The two formats a plan file comes in. */
export type PlanFormat = 'yaml' | 'csv';

/** Largest plan file, in bytes. */
export const maxPlanBytes = 1_000_000;

/** Where the bytes of a plan file are. Text is what fits into a form's text field. */
export type PlanSource =
  | { kind: 'upload'; fileId: string; name: string }
  | { kind: 'text'; text: string; format: PlanFormat }
  | { kind: 'example'; name: string };

/** What the form lets a person say over the file. Names or ids as in the file; the day is `YYYY-MM-DD`. */
export interface PlanOverrides {
  advertiser?: string;
  account?: string;
  startDate?: string;
}

/**
 * A plan bound to its exact content: `digest` is the SHA-256 (hex) of the file's bytes and the overrides,
 * so that what was previewed is what is launched, and the same file twice is the same run.
 */
export interface PlanRef {
  source: PlanSource;
  overrides: PlanOverrides;
  digest: string;
}

/** What people call the plan they gave. */
export function planName({ source }: PlanRef): string {
  switch (source.kind) {
    case 'upload':
    case 'example':
      return source.name;
    case 'text':
      return 'the pasted plan';
  }
}
