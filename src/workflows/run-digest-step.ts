import { sleep } from '@temporalio/workflow';
import type { DigestFound } from '../shared/digest-request.ts';
import type { Person } from '../shared/launch.ts';
import type { StepEnd } from '../shared/step.ts';
import { authorityOf } from './authority.ts';
import { endStep } from './end-step.ts';
import { failureOf } from './failures.ts';
import { mayManage } from './may-manage.ts';
import { subscribing, watching } from './proxies.ts';
import { runDigestNow } from './run-digest-by-hand.ts';
import { runReference } from './run-reference.ts';

export interface RunDigestStepInput {
  /** Id of a digest, or words of its name. */
  words: string;
  by: Person;
  /** The execution of the step in Slack. */
  step: string;
}

/** A step of Workflow Builder that posts a digest; it ends once the message is there. */
export async function runDigestStep({ words, by, step }: RunDigestStepInput): Promise<void> {
  const end = await carryOut(words, by).catch((error: unknown) =>
    failed(`${failureOf(error).message} (reference ${runReference()})`),
  );
  await endStep(step, end);
}

async function carryOut(words: string, by: Person): Promise<StepEnd> {
  const authority = await authorityOf(by);
  if (!authority.accepted) return failed(authority.reason);
  const found = await find(words, by);
  if (found.kind === 'none') return failed(`There is no digest “${words}”. Give its id.`);
  if (found.kind === 'several') {
    const ids = found.listings.map(({ settings }) => settings.id).join(', ');
    return failed(`Several digests fit “${words}”: give the id of one of them, ${ids}.`);
  }
  const { listing } = found;
  const allowed = await mayManage(by, listing);
  if (!allowed.accepted) return failed(allowed.reason);
  const answer = await runDigestNow(listing);
  switch (answer.kind) {
    case 'posted already':
      return doneAt(answer.link);
    case 'started':
    case 'under way':
      return posted({ id: listing.settings.id, periodKey: answer.periodKey });
    case 'not due':
      return failed('Its first time has not come yet, so there is nothing to post.');
    case 'refused':
      return failed(answer.reason);
    default:
      return failed('It was not run.');
  }
}

/** A new one may not be listed yet, but it answers to its id. */
async function find(words: string, { user }: Person): Promise<DigestFound> {
  const reader = { user, channel: '' };
  const found = await subscribing.findDigest({ which: { words }, reader });
  if (found.kind !== 'none') return found;
  return subscribing.findDigest({ which: { id: words }, reader });
}

/** Waits for the message: through quiet hours, and for as long as what it needs is away. */
async function posted(which: { id: string; periodKey: string }): Promise<StepEnd> {
  const begun = Date.now();
  let wasUnderWay = false;
  for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, longestWaitMs)) {
    const posting = await watching.lookUpDigestPost(which);
    if (posting.state === 'posted') return doneAt(posting.link);
    const lastsMs = Date.now() - begun;
    wasUnderWay ||= posting.state === 'under way';
    const isLost = posting.state === 'none' && (wasUnderWay || lastsMs > beginsWithinMs);
    if (isLost || lastsMs > patienceMs) {
      return failed('It was not posted. `/adops digest list` tells how it stands.');
    }
    await sleep(wait);
  }
}

const firstWaitMs = 1_000;
const longestWaitMs = 5 * 60_000;
/** A worker may be away for a while before it begins. */
const beginsWithinMs = 30 * 60_000;
const patienceMs = 48 * 3_600_000;

const doneAt = (link: string | undefined): StepEnd => ({
  kind: 'done',
  outputs: link === undefined ? {} : { message_link: link },
});

const failed = (error: string): StepEnd => ({ kind: 'failed', error });
