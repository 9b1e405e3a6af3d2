import type { Advertiser, Campaign, MediaPlan } from '../../services/social/index.ts';
import { atOnce } from '../../shared/at-once.ts';
import type { DigestScope, DigestSource, MissingSource } from '../../shared/digest.ts';
import type { Days } from '../../shared/evidence-days.ts';
import type { Ledger } from '../../shared/ledger.ts';
import { dayAt, isTimeZone } from '../../shared/local-time.ts';
import type { Agency, AgencyLists } from './agency.ts';
import { knownEnds } from './known-ends.ts';
import { goneFromScope } from './gone-from-scope.ts';
import type { Survey } from './survey.ts';

/** Lists this old say well enough what there is, in milliseconds. */
const maxAgeMs = 30_000;

const storeReadsAtOnce = 8;

/** @param deps.now Unix milliseconds */
export function createSurveySocial({
  agency,
  ledger,
  now,
}: {
  agency: Agency;
  ledger: Ledger;
  now: () => number;
}) {
  return {
    /**
     * The media plans of a scope: those named, those of its advertisers and accounts, and those launched from its
     * channel. Archived ones are in it as long as they have campaigns, deleted ones never; where they were named,
     * they are missing.
     */
    async surveySocial({ scope }: { scope: DigestScope }): Promise<Survey> {
      const { value: lists, isNew } = await agency.lists.get(maxAgeMs);
      const launched = scope.ofChannel ? await ledger.launchedFrom(scope.ofChannel) : [];
      const here = new Set([...scope.mediaPlans, ...launched.map(({ id }) => id)]);
      const plans = lists.mediaPlans.filter(
        ({ id, advertiser_id, account_id, deleted, archived }) =>
          !deleted &&
          !(archived && campaignsIn(lists, id).length === 0) &&
          (here.has(id) ||
            scope.advertisers.includes(advertiser_id ?? '') ||
            scope.accounts.includes(account_id ?? '')),
      );
      const { advertisers, asked } = await advertisersFor(scope, plans, lists);
      const found = await atOnce(storeReadsAtOnce, plans, (plan) =>
        sourceOf(plan, lists, advertisers),
      );
      const sources = found.filter((each) => 'zone' in each);
      const unreadable = found.filter((each) => 'why' in each);
      const campaigns = sources.map(({ subject }) => campaignsIn(lists, subject.id).length);
      return {
        sources,
        missing: [...unreadable, ...goneFromScope(scope, lists, advertisers)],
        calls: { min: campaigns.reduce((sum, count) => sum + 1 + count, 0) },
        asked: (isNew ? lists.asked : 0) + asked,
      };
    },
  };

  /** Asked for only where an account says no currency, or somebody named may not be there any more. */
  async function advertisersFor(
    scope: DigestScope,
    plans: readonly MediaPlan[],
    { accounts, mediaPlans }: AgencyLists,
  ): Promise<{ advertisers: ReadonlyMap<string, Advertiser>; asked: number }> {
    const isSilent = plans.some(({ account_id }) => !accounts.get(account_id ?? '')?.currency);
    const atWork = new Set(mediaPlans.map(({ advertiser_id }) => advertiser_id));
    const isDoubtful = scope.advertisers.some((id) => !atWork.has(id));
    if (!isSilent && !isDoubtful) return { advertisers: new Map(), asked: 0 };
    const { value, isNew } = await agency.advertisers.get(maxAgeMs);
    return { advertisers: value.byId, asked: isNew ? value.asked : 0 };
  }

  async function sourceOf(
    { id, name, account_id, advertiser_id }: MediaPlan,
    lists: AgencyLists,
    advertisers: ReadonlyMap<string, Advertiser>,
  ): Promise<DigestSource | MissingSource> {
    const subject = { source: 'social', kind: 'media plan', id } as const;
    const account = lists.accounts.get(account_id ?? '');
    const zone = account?.timezone;
    // As launches do: an account that says no currency counts in the advertiser's.
    const currency = account?.currency || advertisers.get(advertiser_id ?? '')?.currency;
    if (zone === undefined || !isTimeZone(zone) || !currency) {
      const why = 'The service tells no time zone or no currency of its account.';
      return { subject, name, why, passing: false };
    }
    const flight = await flightOf(id, campaignsIn(lists, id), zone);
    return {
      subject,
      name,
      currency,
      zone,
      ...(flight && { flight }),
      path: {
        ...(advertiser_id && { advertiser: advertiser_id }),
        ...(account_id && { account: account_id }),
        mediaPlan: id,
      },
    };
  }

  /**
   * The service never tells when a campaign ends: unless all ends were set through Adjutant, it may have brought
   * something until today.
   */
  async function flightOf(
    mediaPlan: string,
    campaigns: readonly Campaign[],
    zone: string,
  ): Promise<Days | undefined> {
    const starts = campaigns
      .map(({ start_date }) => Date.parse(start_date ?? ''))
      .filter((start) => Number.isFinite(start));
    if (starts.length === 0) return undefined;
    const from = dayAt(Math.min(...starts) / 1000, zone);
    const today = dayAt(now() / 1000, zone);
    const ids = campaigns.map(({ id }) => id);
    const ends = await knownEnds(ledger, { mediaPlan, campaigns: ids, zone });
    const last = ends.size < ids.length ? today : [...ends.values()].toSorted().at(-1);
    const to = last === undefined || last > today ? today : last;
    return { from, to: from > to ? from : to };
  }
}

const campaignsIn = ({ campaigns }: AgencyLists, plan: string): readonly Campaign[] =>
  campaigns.get(plan) ?? [];
