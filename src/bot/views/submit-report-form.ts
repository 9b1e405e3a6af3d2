import { slashCommand } from '../../shared/ids.ts';
import type { ReportAsked } from '../../shared/report-run.ts';
import type { ViewHandler } from '../call.ts';
import { saveReport } from '../find-report.ts';
import { sharedSecret } from '../shared-secret.ts';
import { startReport } from '../start-report.ts';
import { submissionId } from '../submission-id.ts';
import { isSilence, knock } from '../temporal-door.ts';
import { UserError } from '../user-error.ts';
import { zoneOf } from '../zone-of.ts';
import { digestForm } from './digest-form.ts';
import { readReportForm } from './read-report-form.ts';
import { reportBlocks } from './report-blocks.ts';
import { readReportMemory } from './report-memory.ts';

/** Slack waits 3 s for the answer. */
const knockWithinMs = 800;
const startWithinMs = 2_400;

/** «Next» in the form of a report: it is saved where it has a name, then it runs, or the form of its schedule opens. */
export const submitReportForm: ViewHandler = async (call, deps) => {
  const pressedAt = performance.now();
  const { channel, of } = readReportMemory(call.privateMetadata);
  const filled = readReportForm(of, call.values);
  if ('errors' in filled) return filled;
  const { report, name, end } = filled;
  const { by } = call;
  await knock(deps.temporal, knockWithinMs);
  try {
    if (name !== undefined) {
      const saved = await saveReport({ name, report, by }, deps.temporal);
      if (saved.kind === 'taken') return { errors: { [reportBlocks.name]: taken } };
      if (saved.kind === 'refused') return { errors: { [reportBlocks.name]: saved.reason } };
    }
    if (end === 'digest' && name !== undefined) {
      const zone = await zoneOf(by.user, call.slack);
      const content = { kind: 'saved report', name } as const;
      return { view: digestForm({ name, channel, timing: { zone }, content }, channel) };
    }
    const asked: ReportAsked = {
      report: name === undefined ? report : { saved: name },
      by,
      channel,
      to: end === 'channel' ? 'channel' : 'person',
      isAsked: true,
    };
    const input = { ...report, period: { ...report.period }, name: name ?? '', end };
    const submission = submissionId(
      call.viewId,
      { operation: of, input },
      sharedSecret(deps.slack),
    );
    const left = startWithinMs - (performance.now() - pressedAt);
    await startReport(asked, submission, deps.temporal, left);
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${deps.temporal.address} did not confirm in time. Press Next again: the same form is the same run, so nothing happens twice.`,
      { cause: error },
    );
  }
  return undefined;
};

const taken = `Somebody else has saved another report under this name. Take another one, or see \`${slashCommand} report list\`.`;
