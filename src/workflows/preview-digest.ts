import { executeChild, workflowInfo } from '@temporalio/workflow';
import type { DigestSettings } from '../shared/digest.ts';
import type { Person } from '../shared/launch.ts';
import type { ReportRequest } from '../shared/report.ts';
import { authorityOf } from './authority.ts';
import { gatherDigest } from './digest-gathering.ts';
import { failureOf } from './failures.ts';
import { drawing, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';
import { runReport } from './run-report.ts';

export interface PreviewDigestInput {
  settings: DigestSettings;
  by: Person;
  channel: string;
}

/** Shows a digest to one person as it would be posted now, and what that costs. */
export async function previewDigest({ settings, by, channel }: PreviewDigestInput): Promise<void> {
  const to = { user: by.user, channel };
  const authority = await authorityOf(by);
  if (!authority.accepted) {
    await telling.tellOfDigest({ ...to, words: authority.reason });
    return;
  }
  const { content } = settings;
  if (content.kind === 'report') return previewReport(content.report, { by, channel });
  try {
    const dueAt = new Date().toISOString();
    const { periodKey } = await drawing.findDigestDay({ timing: settings.timing, at: dueAt });
    const gathered = await gatherDigest(settings, {
      dueAt,
      lane: 'interactive',
      reader: { by, channel },
    });
    await drawing.tellDigestPreview({
      ...to,
      settings,
      due: { dueAt, periodKey },
      gathered,
    });
  } catch (error) {
    const { message } = failureOf(error);
    await telling.tellOfDigest({
      ...to,
      words: `The preview of «${settings.name}» failed: ${message}. Try again, or give this reference to an engineer: ${runReference()}.`,
    });
  }
}

async function previewReport(
  report: ReportRequest,
  to: { by: Person; channel: string },
): Promise<void> {
  await executeChild(runReport, {
    workflowId: `${workflowInfo().workflowId}/report`,
    args: [{ report, ...to, to: 'person', isAsked: false }],
  });
}
