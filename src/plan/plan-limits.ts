import { maxPlanBytes } from '../shared/plan-ref.ts';

/** What one plan file may hold. Launches of this size are what the workflows are tested with. */
export const planLimits = {
  bytes: maxPlanBytes,
  campaigns: 200,
  /** The live tree with all of them goes through Temporal every few seconds. */
  adSets: 500,
  ads: 5_000,
  nameCharacters: 255,
  /** Values in a YAML file once every alias is written out. */
  values: 250_000,
  /** Lists and mappings inside each other; a plan needs 9. */
  depth: 32,
  /** Columns of a CSV file. */
  columns: 300,
} as const;
