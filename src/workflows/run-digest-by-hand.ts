import type { DigestAnswer } from '../shared/digest-request.ts';
import type { DigestListing } from '../shared/digest.ts';
import type { Days } from '../shared/evidence-days.ts';
import { subscribing, watching } from './proxies.ts';

/** Posts the newest digest that is due, unless it is there already. */
export async function runDigestNow(listing: DigestListing): Promise<DigestAnswer> {
  const { id, timing } = listing.settings;
  const now = new Date().toISOString();
  const due = await watching.findDueDigest({ timing, nominal: now, now });
  if (due === undefined) return { kind: 'not due', listing };
  const { periodKey } = due;
  const posting = await subscribing.lookUpDigestPost({ id, periodKey });
  if (posting.state === 'under way') return { kind: 'under way', listing, periodKey };
  if (posting.state === 'posted') {
    const { link } = posting;
    return { kind: 'posted already', listing, periodKey, ...(link !== undefined && { link }) };
  }
  return (await subscribing.triggerDigest(id))
    ? { kind: 'started', listing, periodKey }
    : removedMeanwhile;
}

/** Posts a digest for each of its times on some days, once somebody said so. */
export async function runDigestFor(
  listing: DigestListing,
  { days, confirmed }: { days: Days; confirmed: boolean },
): Promise<DigestAnswer> {
  const { id, timing } = listing.settings;
  const asked = new Date().toISOString();
  const times = await subscribing.findDigestTimes({ timing, days, now: asked });
  const [from] = times;
  const to = times.at(-1);
  if (from === undefined || to === undefined) return { kind: 'none due', listing, days };
  const posts = times.length;
  if (!confirmed) return { kind: 'confirm backfill', listing, days, posts };
  return (await subscribing.backfillDigest({ id, from, to, asked }))
    ? { kind: 'backfilling', listing, days, posts }
    : removedMeanwhile;
}

const removedMeanwhile: DigestAnswer = {
  kind: 'refused',
  reason: 'The digest was removed meanwhile.',
};
