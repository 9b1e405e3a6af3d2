import { WebAPIPlatformError } from '@slack/web-api';
import { parseUntil } from '../../shared/parse-until.ts';
import type { ChangeAsked, ProposalRequest } from '../../shared/proposal.ts';
import { parseWanted } from '../../shared/wanted-value.ts';
import { downloadFile, SlackFileError } from '../../slack/download-file.ts';
import { before } from '../before.ts';
import type { FieldErrors, ViewCall, ViewHandler } from '../call.ts';
import type { BotDeps } from '../deps.ts';
import { readChangeFile } from '../read-change-file.ts';
import { sharedSecret } from '../shared-secret.ts';
import { startProposal } from '../start-proposal.ts';
import { submissionId } from '../submission-id.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { zoneOf } from '../zone-of.ts';
import { channelOf } from './channel-of.ts';
import { changeFields } from './change-form.ts';
import { readChangeMemory } from './change-memory.ts';
import { readChangeForm, type ChangeFormInput } from './read-change-form.ts';

/** Slack waits 3 s for the answer. Until the first, all is read; until the second, Temporal has it. */
const readWithinMs = 1_500;
const startWithinMs = 2_400;

/** Of 500 rows with long reasons. */
const mostBytes = 300_000;

/** «Propose» in the form for another bid or budget. It closes once Temporal has the proposal. */
export const submitChangeForm: ViewHandler = async (call, deps) => {
  const pressedAt = performance.now();
  const { of, ...memory } = readChangeMemory(call.privateMetadata);
  const form = readChangeForm(call.values);
  if ('errors' in form) return form;
  const [found] = await Promise.all([
    readInTime(form, call, deps),
    knock(deps.temporal, readWithinMs),
  ]);
  if ('errors' in found) return found;
  const input = { rows: found.rows.map(plainRow), ...found.common };
  const request: ProposalRequest = {
    of,
    ...found.common,
    rows: found.rows,
    by: call.by,
    channel: channelOf(memory.channel, call.values),
    submission: submissionId(call.viewId, { operation: of, input }, sharedSecret(deps.slack)),
  };
  try {
    const left = startWithinMs - (performance.now() - pressedAt);
    await startProposal(request, deps.temporal, left);
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Press Propose again: the same form is the same proposal, so nothing happens twice.`,
      { cause: error },
    );
  }
  return undefined;
};

interface ReadChange {
  rows: ChangeAsked[];
  common: { until?: string; reason?: string };
}

async function readInTime(
  form: ChangeFormInput,
  call: ViewCall,
  deps: BotDeps,
): Promise<ReadChange | { errors: FieldErrors }> {
  const signal = AbortSignal.timeout(readWithinMs);
  try {
    return await before(signal, read(form, call, deps, signal));
  } catch (error) {
    const lost = whyLost(error);
    if (lost !== undefined) return { errors: { [changeFields.file]: lost } };
    if (!signal.aborted) throw error;
    throw new UserError('Slack was too slow, so nothing was started. Press Propose again.', {
      cause: error,
    });
  }
}

async function read(
  { what, until, reason }: ChangeFormInput,
  { by, slack }: ViewCall,
  { now }: BotDeps,
  signal: AbortSignal,
): Promise<ReadChange | { errors: FieldErrors }> {
  const end = until === '' ? undefined : await endOf(until);
  if (end && 'problem' in end) return { errors: { [changeFields.until]: end.problem } };
  const listed = await rowsOf();
  if ('problem' in listed) return { errors: { [changeFields.file]: listed.problem } };
  return {
    rows: listed.rows,
    common: { ...(end && { until: end.at }), ...(reason !== '' && { reason }) },
  };

  async function endOf(words: string) {
    const zone = await zoneOf(by.user, slack);
    return parseUntil(words.replace(/^until\s+/i, ''), { now: now(), zone });
  }

  async function rowsOf(): Promise<{ rows: ChangeAsked[] } | { problem: string }> {
    if (what.kind === 'one') {
      return { rows: [{ target: what.target, value: parseWanted(what.value.replace('−', '-')) }] };
    }
    return readChangeFile(await downloadFile(slack, what.id, { maxBytes: mostBytes, signal }));
  }
}

/** The person deleted the file, or Slack keeps it where we may not read. */
function whyLost(error: unknown): string | undefined {
  if (error instanceof SlackFileError) return error.message;
  if (!(error instanceof WebAPIPlatformError)) return undefined;
  const isGone = ['file_not_found', 'file_deleted'].includes(error.data.error);
  return isGone ? 'Slack does not have this file any more. Please upload it again.' : undefined;
}

const plainRow = ({ target, value, reason = '' }: ChangeAsked) => ({
  target,
  value: { ...value },
  reason,
});
