import { defineQuery, setHandler, startChild, workflowInfo } from '@temporalio/workflow';
import type {
  DigestAnswer,
  DigestRequest,
  DigestVerb,
  FilledDigest,
  ManageDigestInput,
} from '../shared/digest-request.ts';
import type { DigestListing } from '../shared/digest.ts';
import type { Person } from '../shared/launch.ts';
import { attributes } from './attributes.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { mayManage } from './may-manage.ts';
import { previewDigest } from './preview-digest.ts';
import { subscribing, telling } from './proxies.ts';
import { runDigestFor, runDigestNow } from './run-digest-by-hand.ts';
import { runReference } from './run-reference.ts';
import { saveDigest } from './save-digest.ts';

/** What was in the form that a run was started with, for whoever sent it. */
export const digestDraft = defineQuery<
  { draft: FilledDigest; id?: string; by: Person } | undefined
>('digestDraft');

/** Does with the digests of a channel what one person wants, and tells them what came of it. */
export async function manageDigest({ request, by, channel }: ManageDigestInput): Promise<void> {
  setHandler(digestDraft, () => {
    if (request.kind !== 'save') return undefined;
    const { draft, id } = request;
    return { draft, by, ...(id !== undefined && { id }) };
  });
  const { workflowId } = workflowInfo();
  const authority = await authorityOf(by);
  const answer: DigestAnswer | undefined = authority.accepted
    ? await carryOut(request, { by, channel }).catch(failed)
    : { kind: 'refused', reason: authority.reason };
  if (answer) await telling.tellDigests({ workflowId, user: by.user, channel, answer });
}

interface Asker {
  by: Person;
  channel: string;
}

/** What there is to say; a preview says it itself. */
async function carryOut(request: DigestRequest, asker: Asker): Promise<DigestAnswer | undefined> {
  const { by, channel } = asker;
  const reader = { user: by.user, channel };
  if (request.kind === 'list') {
    return { kind: 'list', ...(await subscribing.listDigests(reader)) };
  }
  if (request.kind === 'save') return saveDigest(request, asker);
  const found = await subscribing.findDigest({ which: request.which, reader });
  if (found.kind !== 'found') {
    const verb = request.kind === 'backfill' ? 'run' : request.kind;
    return { kind: 'not found', found, verb };
  }
  const { listing } = found;
  const allowed = await mayManage(by, listing);
  if (!allowed.accepted) return { kind: 'refused', reason: allowed.reason };
  return request.kind === 'backfill'
    ? runDigestFor(listing, request)
    : carryOutVerb(request.kind, listing, asker);
}

async function carryOutVerb(
  verb: DigestVerb,
  listing: DigestListing,
  { by, channel }: Asker,
): Promise<DigestAnswer | undefined> {
  const { settings } = listing;
  const { id } = settings;
  switch (verb) {
    case 'run':
      return runDigestNow(listing);
    case 'preview':
      await startChild(previewDigest, {
        workflowId: `${workflowInfo().workflowId}:preview`,
        args: [{ settings, by, channel }],
        parentClosePolicy: 'ABANDON',
        staticSummary: `Preview of ${settings.name.slice(0, 100)}`,
        typedSearchAttributes: [
          { key: attributes.kind, value: 'digests' },
          { key: attributes.target, value: id },
          { key: attributes.requester, value: by.user },
        ],
      });
      return undefined;
    case 'pause': {
      const paused = await subscribing.pauseDigest({ id, note: `Paused by <@${by.user}>` });
      return paused ? { kind: 'paused', listing: paused } : removedMeanwhile;
    }
    case 'resume':
      return resume(listing, by);
    case 'remove':
      await subscribing.removeDigest(id);
      return { kind: 'removed', listing };
  }
}

/** One whose maker may not look at figures any more would only be stopped again: it is theirs then who resumes it. */
async function resume({ settings }: DigestListing, by: Person): Promise<DigestAnswer> {
  const { id } = settings;
  const note = `Resumed by <@${by.user}>`;
  const takenOver = settings.by.user !== by.user && !(await authorityOf(settings.by)).accepted;
  if (takenOver) {
    await subscribing.keepDigest({ settings: { ...settings, by }, note, isNew: false });
  }
  const resumed = await subscribing.resumeDigest({ id, note });
  return resumed ? { kind: 'resumed', listing: resumed, takenOver } : removedMeanwhile;
}

const removedMeanwhile: DigestAnswer = {
  kind: 'refused',
  reason: 'The digest was removed meanwhile.',
};

const failed = (error: unknown): DigestAnswer => ({
  kind: 'failed',
  message: failureOf(error).message,
  reference: runReference(),
});
