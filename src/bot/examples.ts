import type { PlanFormat } from '../shared/plan-ref.ts';

/** The example plans a person can pick instead of bringing a file. */
export interface Examples {
  names(): Promise<ExampleSummary[]>;
  /** @throws when there is no such example. */
  read(name: string): Promise<{ bytes: Uint8Array; format: PlanFormat }>;
}

export interface ExampleSummary {
  name: string;
  /** What it is, in a few words. */
  title: string;
}
