import { accountsShapes } from './accounts.ts';
import { adSetsShapes } from './ad-sets.ts';
import { adsShapes } from './ads.ts';
import { advertisersShapes } from './advertisers.ts';
import { audiencesShapes } from './audiences.ts';
import { campaignsShapes } from './campaigns.ts';
import { mediaPlansShapes } from './media-plans.ts';
import { statisticsShapes } from './statistics.ts';
import { targetingClustersShapes } from './targeting-clusters.ts';
import { usersShapes } from './users.ts';
import type { Shape } from './shape.ts';

/** Written by hand from the reference, so that declarations, client and stand-in cannot be wrong together. */
export const socialShapes: readonly Shape[] = [
  ...accountsShapes,
  ...advertisersShapes,
  ...mediaPlansShapes,
  ...campaignsShapes,
  ...adSetsShapes,
  ...adsShapes,
  ...audiencesShapes,
  ...statisticsShapes,
  ...usersShapes,
  ...targetingClustersShapes,
];
