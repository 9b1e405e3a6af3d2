import { MockActivityEnvironment } from '@temporalio/testing';
import { WebClient } from '@slack/web-api';
import { z } from 'zod';
import { createSearchClients } from '../../src/activities/figures/search-clients.ts';
import { createOperationDoor } from '../../src/activities/operations/operation-door.ts';
import { createWriteReport, type ReportWork } from '../../src/activities/reports/write-report.ts';
import { createSocialDoor } from '../../src/activities/social/social-door.ts';
import { createTargets } from '../../src/activities/social/targets.ts';
import { createSearchClient } from '../../src/services/search/index.ts';
import { createSocialClient } from '../../src/services/social/index.ts';
import type { ReportRequest } from '../../src/shared/report.ts';
import type { ReportWritten } from '../../src/shared/report-run.ts';
import { openStore } from '../../src/store/open-store.ts';
import { residentMegabytes } from '../start/resident-megabytes.ts';

/*
 * Prints how many megabytes were resident before and, at most, during a report of a million rows, as the worker runs it;
 * and what came of it. The first report is a small one: what only the first one loads is not of the second.
 */

const Uploaded = z.object({ uploaded: z.number() });

const [, , url = ''] = process.argv;
const slack = new WebClient('xoxb-bench', { slackApiUrl: `${url}/api/` });
const store = await openStore({ databaseUrl: 'file::memory:', searchAccount: 'bench' });
const search = createSearchClient({
  baseUrl: url,
  username: 'bench',
  password: 'bench',
  quota: store.quota,
});
const socialClient = createSocialClient({ baseUrl: url, key: 'bench' });
const social = createSocialDoor(socialClient);
const activities = createWriteReport({
  slack,
  social,
  targets: createTargets(social),
  clients: createSearchClients(search, Date.now),
  door: createOperationDoor([search], 'xoxb-bench'),
  quota: store.quota,
  figures: store.figures,
});

const report: ReportRequest = {
  of: 'search.keywords.list',
  inside: '501',
  fields: [
    'keyword',
    'keyword_name',
    'campaign_name',
    'group_name',
    'status',
    'impressions',
    'pub_clicks',
    'pub_cost',
    'conversions',
  ],
  filters: [],
  period: { kind: 'relative', of: 'last7' },
  by: 'period',
};
const run = async (most: number): Promise<ReportWritten> =>
  new MockActivityEnvironment().run(async (work: ReportWork) => activities.writeReport(work), {
    report,
    lane: 'interactive' as const,
    most,
  });

// Larger than is allowed: the first page is read, and nothing else.
await run(10);
const [idleMb = 0] = await residentMegabytes([process.pid]);
let peakMb = 0;
const watch = setInterval(() => {
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1_048_576);
}, 20);
const started = performance.now();
const written = await run(900);
const seconds = (performance.now() - started) / 1_000;
clearInterval(watch);
const total = written.kind === 'written' ? written.view.total : 0;
const { uploaded } = Uploaded.parse(await (await fetch(`${url}/uploaded`)).json());
await store.close();
process.stdout.write(JSON.stringify({ idleMb, peakMb, seconds, total, uploaded }));
process.exit(0);
