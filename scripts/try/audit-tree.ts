import type { Plan } from '../../src/plan/plan.ts';
import { items } from '../../src/services/pages.ts';
import type { SocialClient } from '../../src/services/social/index.ts';

/** What the service has of a plan, as lines of a tree, and what is wrong with it. */
export interface TreeAudit {
  lines: string[];
  objects: number;
  wrong: string[];
}

/** Reads a media plan back from the service and holds every object of the plan against it: once, and paused. */
export async function auditTree(
  { calls }: SocialClient,
  ioNumber: string,
  plan: Plan,
): Promise<TreeAudit> {
  const audit: TreeAudit = { lines: [], objects: 0, wrong: [] };
  const all = await Array.fromAsync(items(calls.mediaPlans.list, {}));
  const mediaPlans = all.filter(({ io_number }) => io_number === ioNumber);
  const m = mediaPlans[0]?.id ?? '';
  const where = (id: string) => ({ m, c: id });

  await visit(audit, [], plan.mediaPlan, mediaPlans, async (path) => {
    const campaigns = await Array.fromAsync(items(calls.campaigns.list, { m }));
    for (const campaign of plan.campaigns) {
      await visit(audit, path, campaign, campaigns, async (inCampaign, c) => {
        const adSets = await Array.fromAsync(items(calls.adSets.list, where(c)));
        for (const adSet of campaign.adSets) {
          await visit(audit, inCampaign, adSet, adSets, async (inAdSet, a) => {
            const ads = await Array.fromAsync(items(calls.ads.list, { ...where(c), a }));
            for (const ad of adSet.ads) await visit(audit, inAdSet, ad, ads);
          });
        }
      });
    }
  });
  return audit;
}

interface Live {
  id: string;
  name?: string | null | undefined;
  status?: string | null | undefined;
}

async function visit(
  audit: TreeAudit,
  above: string[],
  { name, key }: { name?: string; key?: string },
  live: readonly Live[],
  below?: (path: string[], id: string) => Promise<void>,
): Promise<void> {
  const wanted = name ?? key ?? '';
  const path = [...above, wanted];
  const found = live.filter((candidate) => candidate.name === wanted);
  if (found.length !== 1) audit.wrong.push(`${path.join(' / ')}: there are ${found.length}`);
  for (const { id, status } of found) {
    const state = status === undefined ? '' : `, ${status}`;
    audit.objects += 1;
    audit.lines.push(`${'  '.repeat(above.length)}${wanted}  (id ${id}${state})`);
    if (status !== undefined && status !== 'pause') audit.wrong.push(`${path.join(' / ')}: plays`);
    await below?.(path, id);
  }
}
