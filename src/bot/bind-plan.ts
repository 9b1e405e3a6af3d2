import { planDigest } from '../shared/plan-digest.ts';
import {
  maxPlanBytes,
  type PlanOverrides,
  type PlanRef,
  type PlanSource,
} from '../shared/plan-ref.ts';
import { downloadFile } from '../slack/download-file.ts';
import type { ViewCall } from './call.ts';
import { dayInZone } from './day-in-zone.ts';
import type { BotDeps } from './deps.ts';
import { planFormat } from './plan-format.ts';
import type { GivenPlan, LaunchFormInput } from './views/read-launch-form.ts';
import { zoneOf } from './zone-of.ts';

/**
 * Binds what a person gave to its exact content.
 * @throws SlackFileError when Slack does not have the file any more.
 */
export async function bindPlan(
  { given, overrides }: LaunchFormInput,
  { by, slack }: Pick<ViewCall, 'by' | 'slack'>,
  { examples, now }: BotDeps,
  signal: AbortSignal,
): Promise<PlanRef> {
  const [bytes, bound] = await Promise.all([bytesOf(), overridesOf()]);
  return { source: sourceOf(given), overrides: bound, digest: planDigest(bytes, bound) };

  async function bytesOf(): Promise<Uint8Array> {
    switch (given.kind) {
      case 'upload':
      case 'shared':
        return downloadFile(slack, given.fileId, { maxBytes: maxPlanBytes, signal });
      case 'text':
        return new TextEncoder().encode(given.text);
      case 'example':
        return (await examples.read(given.name)).bytes;
    }
  }

  /** An example is of no day in particular; it starts in a week. */
  async function overridesOf(): Promise<PlanOverrides> {
    if (given.kind !== 'example' || overrides.startDate !== undefined) return overrides;
    const timeZone = await zoneOf(by.user, slack);
    return { ...overrides, startDate: dayInZone(now(), timeZone, 7) };
  }
}

function sourceOf(given: GivenPlan): PlanSource {
  switch (given.kind) {
    case 'upload':
    case 'shared':
      return { kind: 'upload', fileId: given.fileId, name: given.name };
    case 'text':
      return { ...given, format: planFormat(given.text) };
    case 'example':
      return given;
  }
}
