import type { WebClient } from '@slack/web-api';
import type { SocialClient } from '../services/social/index.ts';
import { createAuditLaunch } from './social/audit-launch.ts';
import { createEnsureActivities } from './social/ensure.ts';
import { createInspectLaunch } from './social/inspect-launch.ts';
import { createLaunchFile } from './social/launch-file.ts';
import { createLaunchSlackActivities } from './slack/launch.ts';
import { createPeopleActivities } from './slack/people.ts';
import { createPlanFiles, type ReadExample } from './social/plan-files.ts';
import { createShowMediaPlan } from './social/show-media-plan.ts';
import { createShowSlackActivities } from './slack/show.ts';
import { createSocialDoor } from './social/social-door.ts';

export interface ActivityDeps {
  slack: WebClient;
  social: SocialClient;
  readExample: ReadExample;
}

/** All that workflows can have done, by the task queue it is done on. */
export function createActivities({ slack, social: client, readExample }: ActivityDeps) {
  const social = createSocialDoor(client);
  const plans = createPlanFiles({ slack, readExample });
  const deps = { slack, social, plans };
  return {
    social: {
      ...createInspectLaunch(deps),
      ...createEnsureActivities(deps),
      ...createAuditLaunch(deps),
      ...createLaunchFile(deps),
      ...createShowMediaPlan(deps),
    },
    slack: {
      ...createPeopleActivities(deps),
      ...createLaunchSlackActivities(deps),
      ...createShowSlackActivities(deps),
    },
  };
}

type ByQueue = ReturnType<typeof createActivities>;
export type SocialActivities = ByQueue['social'];
export type SlackActivities = ByQueue['slack'];
