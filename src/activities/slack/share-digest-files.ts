import type { WebClient } from '@slack/web-api';
import { log } from '@temporalio/activity';
import { renderChart } from '../../charts/render-chart.ts';
import type { DigestMaterial } from '../../shared/digest-run.ts';
import type { MessageRef } from '../../shared/launch.ts';
import { chartAlt } from '../../messages/chart/chart-alt.ts';
import type { ComposedDigest } from '../digest/compose-digest.ts';
import { digestCsv } from '../digest/digest-csv.ts';

export interface DigestFiles extends DigestMaterial {
  message: MessageRef;
  /** Of a message that was completed. */
  again?: boolean;
}

interface SharedFile {
  name: string;
  title: string;
  altText?: string;
  content: () => Promise<Uint8Array>;
}

/** Puts the files of a digest into its thread, those that are not there yet. */
export async function shareDigestFiles(
  slack: WebClient,
  { settings, due, gathered, message, again = false }: DigestFiles,
  { view, days }: ComposedDigest,
): Promise<void> {
  if (days.length === 0) return;
  const begin = `digest-${settings.id}-${due.periodKey}${again ? '-complete' : ''}`;
  const charts = view.charts.map((chart, index) => ({
    name: `${begin}-chart-${index + 1}.png`,
    title: chart.title,
    altText: chartAlt(chart),
    content: () => renderChart(chart),
  }));
  const figures = {
    name: `${begin}.csv`,
    title: `Figures of «${settings.name}», ${due.periodKey}`,
    content: () => Promise.resolve(Buffer.from(digestCsv(gathered.sources, days))),
  };
  const there = await namesInThread(slack, message);
  const failures: unknown[] = [];
  for (const file of [...charts, figures]) {
    if (there.has(file.name)) continue;
    await share(slack, message, file).catch((error: unknown) => {
      log.warn('a file of a digest was not shared', { file: file.name, error });
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

async function share(
  slack: WebClient,
  { channel, ts }: MessageRef,
  { name, title, altText, content }: SharedFile,
): Promise<void> {
  const file = Buffer.from(await content());
  await slack.filesUploadV2({
    channel_id: channel,
    thread_ts: ts,
    filename: name,
    title,
    file,
    ...(altText !== undefined && { alt_text: altText.slice(0, 1_000) }),
  });
}

async function namesInThread(slack: WebClient, { channel, ts }: MessageRef): Promise<Set<string>> {
  const { messages = [] } = await slack.conversations.replies({ channel, ts, limit: 999 });
  const names = messages.flatMap(({ files = [] }) => files.map(({ name }) => name));
  return new Set(names.filter((name) => name !== undefined));
}
