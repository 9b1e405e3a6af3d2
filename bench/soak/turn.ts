import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import type { Stack } from '../../scripts/stack.ts';
import { startLaunch } from '../../src/bot/start-launch.ts';
import type { DeliveryAction } from '../../src/shared/delivery.ts';
import { deliveryId, digestPostId, launchId, reportId, taskQueues } from '../../src/shared/ids.ts';
import { addDays } from '../../src/shared/local-time.ts';
import type { ReportRequest } from '../../src/shared/report.ts';
import { planDigest } from '../../src/shared/plan-digest.ts';
import { createDoorClient } from '../../src/standins/slack/driver/door-client.ts';
import { team } from '../../src/standins/slack/seed.ts';
import {
  changeDelivery,
  decide,
  decideProposal,
  launchMediaPlan,
  postDigest,
  runReport,
  standing,
} from '../../src/workflows/index.ts';
import { openProposals } from '../approvals/open-proposals.ts';
import { plan } from './plan.ts';

const by = { user: 'U0MARA', team: team.id };
const other = { user: 'U0JONAS', team: team.id };
const channel = 'C0LICHTSPIEL';
const zone = 'Europe/Berlin';

/** What one account manager asks for in an hour or so: this many of each. */
export const turnOf = { launches: 1, bids: 4, deliveries: 2, digests: 1, reports: 1, commands: 8 };

const typed = ['status', 'help', 'quota', 'policy', 'status', 'pacing', 'digest list', 'lanch'];

/** Does the `index`th lot of mixed work, and returns when all of it has come to its end. */
export async function turn(
  index: number,
  { client, stack, ads }: { client: Client; stack: Stack; ads: readonly string[] },
): Promise<void> {
  await Promise.all([launch(), bids(), deliveries(), digest(), report(), commands()]);

  async function launch(): Promise<void> {
    const text = plan(index);
    const hash = planDigest(new TextEncoder().encode(text), {});
    const source = { kind: 'text', text, format: 'yaml' } as const;
    const submission = randomUUID();
    const door = { client, address: stack.temporalAddress };
    const asked = { by, channel, submission };
    await startLaunch(door, { source, overrides: {}, digest: hash }, asked, 30_000);
    const run = client.workflow.getHandle<typeof launchMediaPlan>(launchId(hash));
    while ((await run.query(standing)).phase === 'reading') await pause(200);
    await run.executeUpdate(decide, { args: [{ by, choice: 'launch', version: 1 }] });
    expectEnd('launch', await run.result(), 'ended');
  }

  async function bids(): Promise<void> {
    const targets = Array.from({ length: turnOf.bids }, (_, place) => {
      return ads[(index * turnOf.bids + place) % ads.length] ?? '';
    });
    const runs = await openProposals(client, turnOf.bids, { of: 'bid', targets, channel });
    for (const run of runs) {
      const approve = { by: other, version: 1, choice: 'approve' } as const;
      await run.executeUpdate(decideProposal, { args: [approve] });
      expectEnd('bid', await run.result(), 'applied');
    }
  }

  async function deliveries(): Promise<void> {
    const actions: DeliveryAction[] = ['pause', 'resume'];
    const target = { kind: 'words', words: ads[(index * turnOf.bids) % ads.length] ?? '' } as const;
    for (const action of actions) {
      const submission = randomUUID();
      const { ended } = await client.workflow.execute(changeDelivery, {
        workflowId: deliveryId(action, submission),
        taskQueue: taskQueues.adjutant,
        args: [{ action, target, by, channel, submission }],
      });
      expectEnd(action, { ended }, 'done');
    }
  }

  async function digest(): Promise<void> {
    const periodKey = addDays('2026-10-20', -index);
    const id = `soak${index}`;
    await client.workflow.execute(postDigest, {
      workflowId: digestPostId(id, periodKey),
      taskQueue: taskQueues.adjutant,
      args: [
        {
          settings: {
            id,
            name: 'Lichtspiel',
            channel,
            content: {
              kind: 'figures',
              scope: { mediaPlans: ['1001'], advertisers: [], accounts: [], searchClients: [] },
              figures: ['spend', 'clicks', 'ctr'],
              periods: ['yesterday'],
              thresholds: { movePercent: 30, spendAbove: [] },
            },
            timing: { time: '08:00', weekdays: [0, 1, 2, 3, 4, 5, 6], zone },
            by,
            createdAt: '2026-01-01T08:00:00Z',
          },
          dueAt: `${periodKey}T08:00:00Z`,
          periodKey,
          asked: true,
        },
      ],
    });
  }

  async function report(): Promise<void> {
    const wanted: ReportRequest = {
      of: 'social.campaign',
      inside: '1001',
      fields: ['clicks'],
      filters: [],
      period: { kind: 'days', from: '2026-10-01', to: '2026-10-07' },
      by: 'day',
    };
    const { ended } = await client.workflow.execute(runReport, {
      workflowId: reportId(randomUUID()),
      taskQueue: taskQueues.adjutant,
      args: [{ report: wanted, by, channel, to: 'person', isAsked: false }],
    });
    expectEnd('report', { ended }, 'answered');
  }

  async function commands(): Promise<void> {
    const doors = createDoorClient(stack.slackUrl);
    for (const words of typed) {
      const command = { user: by.user, channel, text: `/adops ${words}` };
      const { ok, error } = await doors.post('/_page/command', command);
      if (!ok) throw new Error(`/adops ${words} was not acknowledged: ${error}`);
    }
  }
}

function expectEnd(what: string, { ended }: { ended: string }, wanted: string): void {
  if (ended !== wanted) throw new Error(`A ${what} ended as ${ended} instead of ${wanted}.`);
}
