/** Somebody the media plan points at; the name is absent where the service does not know the id. */
export interface Party {
  id: string;
  name?: string;
}

/** A media plan as the social service has it now: what `/adops show` prints. */
export interface MediaPlanTree {
  id: string;
  name: string;
  ioNumber?: string;
  network: string;
  advertiser: Party;
  account: Party;
  campaigns: {
    id: string;
    name: string;
    status: string;
    adSets: { id: string; name: string; status: string; ads: { total: number; playing: number } }[];
  }[];
}

/** The answer to `/adops show`. */
export type ShowAnswer =
  | { kind: 'found'; tree: MediaPlanTree }
  /** Nothing, or several: `choices` are some of those that fit, or of all there are; at most ten. */
  | {
      kind: 'choose';
      target: string;
      matches: number;
      choices: { id: string; name: string; ioNumber?: string }[];
    }
  | { kind: 'refused'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
