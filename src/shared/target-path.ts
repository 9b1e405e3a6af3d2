import type { TargetKind, TargetPath } from './target.ts';

/** Under which name the path of an object has the id of each kind of object. */
export const pathKeys: Record<TargetKind, keyof TargetPath> = {
  advertiser: 'advertiser',
  account: 'account',
  'media plan': 'mediaPlan',
  campaign: 'campaign',
  'ad set': 'adSet',
  ad: 'ad',
};
