import type { WebClient } from '@slack/web-api';
import type { SocialDoor } from '../social/social-door.ts';
import type { Targets } from '../social/targets.ts';
import { createOpenOperation } from './open-operation.ts';
import type { OperationDoor } from './operation-door.ts';
import { createPerformOperation } from './perform-operation.ts';
import { createReadBackOperation } from './read-back-operation.ts';
import { createScopeOperation } from './scope-operation.ts';
import { createSuggestObjects } from './suggest-objects.ts';

/** What single operations need done, whichever service they are of. */
export function createOperationActivities({
  slack,
  door,
  social,
  targets,
}: {
  slack: WebClient;
  door: OperationDoor;
  social: SocialDoor;
  targets: Targets;
}) {
  return {
    ...createOpenOperation({ door, slack }),
    ...createPerformOperation(door),
    ...createReadBackOperation(door),
    ...createSuggestObjects(door),
    ...createScopeOperation({ door, social, targets }),
  };
}
