import type { Inspection, MediaPlanHeader } from '../../shared/launch.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { PlanRef } from '../../shared/plan-ref.ts';
import { resolvePlan, type ResolvedPlan } from '../../plan/resolve-plan.ts';
import type { MediaPlan } from '../../services/social/index.ts';
import { differences } from './differences.ts';
import { findByIoNumber } from './find-media-plan.ts';
import { findParties, type Parties } from './find-parties.ts';
import { readLiveCampaigns } from './live-media-plan.ts';
import type { PlanFiles } from './plan-files.ts';
import { previewLaunch } from './preview-launch.ts';
import type { SocialDoor } from './social-door.ts';
import { uncertainMatches } from './uncertain-matches.ts';

/** Problems told one by one; a file with more has one cause many times over. */
const problemsTold = 200;
const warningsTold = 50;

export function createInspectLaunch({ social, plans }: { social: SocialDoor; plans: PlanFiles }) {
  return {
    /** Reads a plan and holds it against the service as it is now: what would be made, or all that is wrong. */
    async inspectLaunch(ref: PlanRef): Promise<Inspection> {
      const { plan, problems } = await plans.parse(ref);
      if (plan === undefined || problems.length > 0) return refused(problems);

      const { parties, problems: strangers } = await findParties(social, plan, ref.overrides);
      if (parties === undefined) return refused(strangers);

      const now = new Date();
      const {
        resolved,
        problems: misfits,
        warnings,
      } = resolvePlan(plan, {
        overrides: ref.overrides,
        digest: ref.digest,
        now,
        account: { ...parties, id: parties.account.id },
        advertiserId: parties.advertiser.id,
      });
      if (resolved === undefined) return refused(misfits);

      const { ioNumber } = resolved.mediaPlan;
      const there = await findByIoNumber(social, ioNumber);
      const clash = there && clashOf(resolved, parties, there);
      if (clash) return refused([clash]);

      const names = new Set(resolved.campaigns.map(({ name }) => name));
      const live = there
        ? await readLiveCampaigns(social, there.id, ({ name }) => names.has(name))
        : [];
      const doubts = uncertainMatches(resolved.campaigns, live);
      if (doubts.length > 0) return refused(doubts);

      const header = headerOf(resolved, parties, there);
      const notes = [...warnings, ...differences(resolved.campaigns, live)];
      const preview = previewLaunch(resolved, live, header, capped(notes));
      return { outcome: 'ready', preview, inspectedAt: now.toISOString() };
    },
  };
}

/** A preview travels through Temporal: what nobody would read stays behind. */
function capped(notes: string[]): string[] {
  const told = notes.slice(0, warningsTold);
  const more = notes.length - told.length;
  return more > 0 ? [...told, `${more} more of the kind.`] : told;
}

function refused(problems: PlanProblem[]): Inspection {
  return {
    outcome: 'refused',
    problems: problems.slice(0, problemsTold),
    problemCount: problems.length,
  };
}

function headerOf(
  { mediaPlan: { name, ioNumber, network } }: ResolvedPlan,
  { advertiser, account, currency, timeZone }: Parties,
  there: MediaPlan | undefined,
): MediaPlanHeader {
  return {
    name,
    ioNumber,
    network,
    advertiser: { id: advertiser.id, name: advertiser.name },
    account: { id: account.id, name: account.name },
    currency,
    timeZone,
    ...(there && { id: there.id }),
  };
}

/** The IO number is taken by a media plan that this plan cannot mean. */
function clashOf(
  { mediaPlan }: ResolvedPlan,
  { advertiser, account }: Parties,
  there: MediaPlan,
): PlanProblem | undefined {
  const clashes = [
    there.deleted === true && 'deleted',
    there.archived === true && 'archived',
    there.src !== mediaPlan.network && `on ${there.src}`,
    there.advertiser_id !== advertiser.id && `for another advertiser (id ${there.advertiser_id})`,
    there.account_id !== account.id && `in another account (id ${there.account_id})`,
  ].filter((clash) => clash !== false);
  if (clashes.length === 0) return undefined;
  return {
    path: 'media_plan.io_number',
    message: `IO number ${mediaPlan.ioNumber} is taken by «${there.name}», which is ${clashes.join(' and ')}`,
    fix: 'use another IO number',
  };
}
