import type { WebClient } from '@slack/web-api';
import { stringify } from 'csv-stringify/sync';
import type { BoundPlan, MessageRef } from '../../shared/launch.ts';
import type { LaunchRow } from './launch-rows.ts';
import type { PlanFiles } from './plan-files.ts';
import { readLaunchRows } from './read-launch-rows.ts';
import { shareFile } from '../slack/share-file.ts';
import type { SocialDoor } from './social-door.ts';

interface LaunchFileDeps {
  social: SocialDoor;
  plans: PlanFiles;
  slack: WebClient;
}

export function createLaunchFile(deps: LaunchFileDeps) {
  return {
    /** Puts a CSV with every key of the plan and its id into the launch's thread. */
    async shareLaunchFile(launch: {
      plan: BoundPlan;
      mediaPlanId: string;
      message: MessageRef;
    }): Promise<void> {
      const { plan, mediaPlanId, message } = launch;
      const rows = await readLaunchRows(deps, launch);
      await shareFile(deps.slack, {
        channel: message.channel,
        threadTs: message.ts,
        name: `${plan.mediaPlan.ioNumber.replaceAll(/[^\w.-]+/g, '-')}.csv`,
        title: `${plan.mediaPlan.name}: keys and ids`,
        text: launchCsv(plan, mediaPlanId, rows),
      });
    },
  };
}

const columns = ['level', 'media_plan_id', 'campaign', 'ad_set', 'ad', 'id', 'name', 'status'];

/** One row an object; several ids for one object are several rows. Text that a spreadsheet would run is disarmed. */
export function launchCsv(
  { mediaPlan }: BoundPlan,
  mediaPlanId: string,
  rows: readonly LaunchRow[],
): string {
  const nothing = [{ id: '', name: '', status: 'missing' }];
  const cells = rows.flatMap(({ level, path: [campaign, adSet = '', ad = ''], live }) =>
    (live.length > 0 ? live : nothing).map(({ id, name, status }) => {
      return [level, mediaPlanId, campaign, adSet, ad, id, name, status];
    }),
  );
  const top = ['media plan', mediaPlanId, '', '', '', mediaPlanId, mediaPlan.name, ''];
  return stringify([columns, top, ...cells], {
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
