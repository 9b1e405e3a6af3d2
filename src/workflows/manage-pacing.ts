import { executeChild, setHandler, uuid4, workflowInfo } from '@temporalio/workflow';
import type { PacingSettings } from '../shared/pacing.ts';
import type {
  FilledWatch,
  ManagePacingInput,
  PacingAnswer,
  WatchListing,
  WatchName,
  WatchVerb,
} from '../shared/pacing-request.ts';
import { attributes, recordState } from './attributes.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { pacingDraft } from './pacing-messages.ts';
import { judging, lookingUp, subscribing, telling } from './proxies.ts';
import { readableSources } from './readable-sources.ts';
import { runReference } from './run-reference.ts';
import { watchPacing } from './watch-pacing.ts';

/**
 * Adds, lists, changes and runs watches over spend. What is in Temporal's schedules is the only truth. Whoever may look
 * at figures may do all of it; who did it is noted.
 */
export async function managePacing({
  request,
  by,
  channel,
}: ManagePacingInput): Promise<PacingAnswer> {
  const { workflowId } = workflowInfo();
  const reader = { user: by.user, channel };
  setHandler(pacingDraft, () => {
    if (request.kind !== 'save') return undefined;
    const { draft, id } = request;
    return { draft, by, ...(id !== undefined && { id }) };
  });
  const answer = await answerTo().catch((error: unknown): PacingAnswer => ({
    kind: 'failed',
    message: failureOf(error).message,
    reference: runReference(),
  }));
  recordState(answer.kind);
  if (request.kind !== 'find') {
    await telling.tellPacing({ workflowId, user: by.user, channel, answer });
  }
  return answer;

  async function answerTo(): Promise<PacingAnswer> {
    const authority = await authorityOf(by);
    if (!authority.accepted) return { kind: 'refused', reason: authority.reason };
    switch (request.kind) {
      case 'list':
        return { kind: 'list', ...(await subscribing.listWatches(reader)) };
      case 'save':
        return save(request.draft, request.id);
      case 'find': {
        const { which } = request;
        const found = await subscribing.findWatch({ which, reader });
        return found.kind === 'found' ? found : { kind: 'not found', found, verb: 'edit' };
      }
      default:
        return act(request.kind, request.which);
    }
  }

  async function save(draft: FilledWatch, id: string | undefined): Promise<PacingAnswer> {
    const isNew = id === undefined;
    const before = isNew ? undefined : await one({ id });
    if (!isNew && before === undefined) return gone(id, 'edit');
    if (!(await subscribing.mayWriteIn(draft.channel))) {
      return { kind: 'not in channel', channel: draft.channel };
    }
    const survey = await lookingUp.social.surveySocial({ scope: draft.scope });
    const { channel: to } = draft;
    const asked = { by: before?.settings.by ?? by, channel: to, sources: survey.sources };
    const { allowed, refused } = await readableSources(judging, asked);
    const reasons = [...survey.missing, ...refused].map(({ name, why }) => `${name}: ${why}`);
    const isEmpty = draft.scope.ofChannel === undefined || refused.length > 0;
    if (allowed.length === 0 && isEmpty) {
      return { kind: 'nothing in scope', name: draft.name, missing: reasons };
    }
    const settings: PacingSettings = {
      ...draft,
      id: id ?? uuid4().slice(0, 8),
      by: before?.settings.by ?? by,
      createdAt: before?.settings.createdAt ?? new Date().toISOString(),
    };
    const note = isNew ? '' : noted('Edited');
    const listing = await subscribing.keepWatch({ settings, note, isNew });
    if (listing === undefined) return gone(settings.id, 'edit');
    return { kind: 'saved', listing, isNew, mediaPlans: allowed.length, missing: reasons };
  }

  async function act(verb: WatchVerb, which: WatchName): Promise<PacingAnswer> {
    const found = await subscribing.findWatch({ which, reader });
    if (found.kind !== 'found') return { kind: 'not found', found, verb };
    const { settings } = found.listing;
    const { id } = settings;
    switch (verb) {
      case 'run':
        return check(found.listing);
      case 'pause': {
        const listing = await subscribing.pauseWatch({ id, note: noted('Paused') });
        return listing ? { kind: 'paused', listing } : gone(id, verb);
      }
      case 'resume': {
        const listing = await subscribing.resumeWatch({ id, note: noted('Resumed') });
        return listing ? { kind: 'resumed', listing } : gone(id, verb);
      }
      case 'remove': {
        await subscribing.removeWatch(id);
        await subscribing.closeAlerts({ watch: id, at: new Date().toISOString() });
        return { kind: 'removed', listing: found.listing };
      }
    }
  }

  async function check(listing: WatchListing): Promise<PacingAnswer> {
    const { settings } = listing;
    const done = await executeChild(watchPacing, {
      workflowId: `${workflowId}:check`,
      args: [{ settings, isAskedFor: true }],
      staticSummary: settings.name.slice(0, 100),
      typedSearchAttributes: [
        { key: attributes.kind, value: 'pacing' },
        { key: attributes.target, value: settings.id },
        { key: attributes.requester, value: by.user },
        { key: attributes.state, value: 'reading' },
      ],
    });
    if ('refused' in done) return { kind: 'refused', reason: done.refused };
    return { kind: 'checked', listing, ...done };
  }

  async function one(which: WatchName): Promise<WatchListing | undefined> {
    const found = await subscribing.findWatch({ which, reader });
    return found.kind === 'found' ? found.listing : undefined;
  }

  function noted(what: string): string {
    return `${what} by <@${by.user}>`;
  }
}

const gone = (words: string, verb: string): PacingAnswer => ({
  kind: 'not found',
  found: { kind: 'none', words },
  verb,
});
