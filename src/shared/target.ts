/** What people pause, change and freeze in the social service. */
export const targetKinds = [
  'advertiser',
  'account',
  'media plan',
  'campaign',
  'ad set',
  'ad',
] as const;

export type TargetKind = (typeof targetKinds)[number];

/** Ids of an object and of what it is in, as far as they are known; its own is among them. */
export interface TargetPath {
  advertiser?: string;
  account?: string;
  mediaPlan?: string;
  campaign?: string;
  adSet?: string;
  ad?: string;
}

/** One object of the social service. */
export interface Target {
  kind: TargetKind;
  id: string;
  name: string;
  path: TargetPath;
  /** Of a media plan. */
  ioNumber?: string;
}

/** What somebody typed, and what it may be of. */
export interface TargetQuestion {
  words: string;
  kinds: readonly TargetKind[];
}

/** What somebody meant by an id, an IO number or words of a name. */
export type TargetFound =
  | { kind: 'found'; target: Target }
  /** Several fit (or none: then `choices` holds what there is), and somebody has to choose. */
  | {
      kind: 'choose';
      words: string;
      matches: number;
      choices: Target[];
      /** Campaigns whose ad sets and ads were not looked through, since there are too many. */
      unsearched?: number;
    };
