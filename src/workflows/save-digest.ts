import { uuid4 } from '@temporalio/workflow';
import type { DigestAnswer, DigestReach, FilledDigest } from '../shared/digest-request.ts';
import type { DigestContent, DigestListing } from '../shared/digest.ts';
import type { Person } from '../shared/launch.ts';
import { reachOf, type ScopeReach } from './digest-reach.ts';
import { mayAsk } from './judge.ts';
import { mayManage } from './may-manage.ts';
import { keepingReports, subscribing } from './proxies.ts';

/**
 * Adds a digest, or changes one: from the next time on. Whoever saves it is who it is made by, since it may show what
 * they may see.
 */
export async function saveDigest(
  { draft, id: edited }: { draft: FilledDigest; id?: string },
  { by, channel }: { by: Person; channel: string },
): Promise<DigestAnswer> {
  const before = edited === undefined ? undefined : await listingOf(edited, { by, channel });
  if (edited !== undefined && before === undefined) {
    return {
      kind: 'refused',
      reason: removedMeanwhile,
    };
  }
  const allowed = before ? await mayManage(by, before) : { accepted: true as const };
  if (!allowed.accepted) return { kind: 'refused', reason: allowed.reason };
  if (!(await subscribing.mayWriteIn(draft.channel))) {
    return { kind: 'not in channel', channel: draft.channel };
  }
  const content = await contentOf(draft, before?.settings.content);
  if (typeof content === 'string') return { kind: 'refused', reason: content };
  const reach = content.kind === 'figures' ? await reachOf(content.scope) : undefined;
  if (content.kind === 'figures' && reach) {
    const { mediaPlans, searchClients, isSure, missing } = reach;
    const mayFill = content.scope.ofChannel !== undefined || !isSure;
    if (mediaPlans + searchClients === 0 && !mayFill) {
      return { kind: 'nothing in scope', name: draft.name, missing };
    }
    const misplaced = await misplacedIn(draft.channel, reach, by);
    if (misplaced !== undefined) return { kind: 'refused', reason: misplaced, mayChange: true };
  }
  const { name, channel: to, timing, quiet } = draft;
  const settings = {
    id: before?.settings.id ?? uuid4().slice(0, 8),
    name,
    channel: to,
    content,
    timing,
    ...(quiet && { quiet }),
    by,
    createdAt: before?.settings.createdAt ?? new Date().toISOString(),
  };
  const isNew = before === undefined;
  const note = `${isNew ? 'Added' : 'Changed'} by <@${by.user}>`;
  const listing = await subscribing.keepDigest({ settings, note, isNew });
  if (listing === undefined) {
    return { kind: 'refused', reason: removedMeanwhile };
  }
  return { kind: 'saved', listing, isNew, ...(reach && { reach: toldOf(reach) }) };
}

const removedMeanwhile = 'The digest was removed meanwhile, so nothing was saved.';

async function listingOf(
  id: string,
  { by, channel }: { by: Person; channel: string },
): Promise<DigestListing | undefined> {
  const reader = { user: by.user, channel };
  const answer = await subscribing.findDigest({ which: { id }, reader });
  return answer.kind === 'found' ? answer.listing : undefined;
}

/** Why figures of somebody in the scope may not be told in a channel. */
async function misplacedIn(
  channel: string,
  { advertisers }: ScopeReach,
  by: Person,
): Promise<string | undefined> {
  for (const advertiser of advertisers) {
    const path = { advertiser };
    const told = await mayAsk({ kind: 'read', by, channel, path, entities: 0, perDay: null });
    if (told.accepted) continue;
    return `It would tell figures in its channel that may not be told there, so nothing was saved. ${told.reason}`;
  }
  return undefined;
}

const toldOf = ({
  mediaPlans,
  searchClients,
  searchRequests,
  missing,
}: ScopeReach): DigestReach => ({
  mediaPlans,
  searchClients,
  searchRequests,
  missing,
});

/** What it shows, or why that cannot be. */
async function contentOf(
  { content }: FilledDigest,
  before: DigestContent | undefined,
): Promise<DigestContent | string> {
  if (content === undefined) {
    return before ?? 'The form does not say what the digest shows. Please open it again.';
  }
  if (content.kind !== 'saved report') return content;
  const found = await keepingReports.findSavedReport(content.name);
  if (found.kind === 'none') {
    return 'The report is not saved any more, so there is nothing to make a digest of.';
  }
  return { kind: 'report', name: found.saved.name, report: found.saved.report };
}
