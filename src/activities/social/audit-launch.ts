import type { BoundPlan, LaunchAudit } from '../../shared/launch.ts';
import type { LaunchRow } from './launch-rows.ts';
import type { PlanFiles } from './plan-files.ts';
import { readLaunchRows } from './read-launch-rows.ts';
import type { SocialDoor } from './social-door.ts';

/** Paths told one by one; the file with keys and ids has them all. */
const pathsTold = 50;

export function createAuditLaunch(deps: { social: SocialDoor; plans: PlanFiles }) {
  return {
    /** Reads back what the service has of a plan: what is missing, there twice, or not paused. */
    async auditLaunch(launch: { plan: BoundPlan; mediaPlanId: string }): Promise<LaunchAudit> {
      const rows = await readLaunchRows(deps, launch);
      const paths = (isTold: (row: LaunchRow) => boolean) =>
        rows
          .filter(isTold)
          .slice(0, pathsTold)
          .map(({ path }) => path);
      return {
        missing: paths(({ live }) => live.length === 0),
        duplicates: paths(({ live }) => live.length > 1),
        playing: paths(({ live }) => live.some(({ status }) => status !== 'pause')),
      };
    },
  };
}
