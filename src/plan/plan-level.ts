/** The kinds of object that come in lists, from the top down. */
export const listedLevels = ['campaign', 'ad_set', 'ad'] as const;

/** The four kinds of object in a plan; also the first words of CSV column names. */
export const planLevels = ['media_plan', ...listedLevels] as const;

export type ListedLevel = (typeof listedLevels)[number];

export type PlanLevel = (typeof planLevels)[number];

/** The word for one of them in a sentence. */
export const levelWords = {
  media_plan: 'media plan',
  campaign: 'campaign',
  ad_set: 'ad set',
  ad: 'ad',
} as const satisfies Record<PlanLevel, string>;

/** Entries of an object that are no fields of the service: what it is called in the plan, and what is below it. */
export const planStructure: Record<PlanLevel, readonly string[]> = {
  media_plan: [],
  campaign: ['key', 'defaults', 'ad_sets'],
  ad_set: ['key', 'id', 'defaults', 'ads'],
  ad: ['key'],
};
