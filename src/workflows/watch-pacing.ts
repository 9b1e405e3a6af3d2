import { log } from '@temporalio/workflow';
import { atOnce } from '../shared/at-once.ts';
import type { DigestSource, MissingSource } from '../shared/digest.ts';
import type { Days } from '../shared/evidence-days.ts';
import type { AlertFound } from '../shared/pacing-alert.ts';
import type { PacingSettings } from '../shared/pacing.ts';
import type { CheckDone } from '../shared/pacing-request.ts';
import { recordState } from './attributes.ts';
import { failureOf } from './failures.ts';
import { gathering, lookingUp, telling, watching } from './proxies.ts';
import { readableSources } from './readable-sources.ts';
import { uninstalledNote, whileInstalled } from './while-installed.ts';

/** What the schedule of a watch starts its checks with. */
export interface WatchRun {
  settings: PacingSettings;
  /** A person waits for it, so that an outage is told instead of waited for. */
  isAskedFor?: boolean;
}

/** Media plans read side by side. */
const plansAtOnce = 8;

/**
 * One check of a watch: reads how the campaigns of its scope spend, holds that against their plans, and brings the alerts
 * to what is so now. What cannot be read is an alert of its own, so that silence always means that all is well.
 */
export async function watchPacing({
  settings,
  isAskedFor = false,
}: WatchRun): Promise<CheckDone | { refused: string }> {
  const { id, name, channel, by, scope } = settings;
  const services = isAskedFor ? lookingUp : gathering;
  const now = new Date().toISOString();
  const found: AlertFound[] = [];
  const looked: string[] = [];
  const plans: string[] = [];
  const unread: string[] = [];

  const request = { kind: 'read', by, channel, path: {}, entities: 0, perDay: null } as const;
  const right = await whileInstalled(watching.judge(request), () =>
    telling.pauseWatch({ id, note: uninstalledNote }),
  );
  if (right.outcome === 'refuse') {
    recordState('refused');
    await telling.stopRefusedWatch({ settings, reason: right.sentence });
    return { refused: right.sentence };
  }
  recordState('reading');
  const sources = await survey();
  const { wanted, heldUntil } = await watching.planPacing({ settings, sources, now });
  await atOnce(plansAtOnce, wanted, check);
  const [first] = unread;
  if (first === undefined) plans.push(id);
  else miss({ name, why: unreadWords(first, unread.length) }, id);

  recordState('telling');
  const { ended } = await watching.raiseAlerts({
    watch: { id, name, channel, by },
    found,
    looked: [...looked, ...plans],
    isWhole: unread.length === 0,
    checkedAt: now,
    ...(heldUntil !== undefined && { heldUntil }),
  });
  recordState('checked');
  log.info('watch over', { watch: id, looked: looked.length, found: found.length, ended });
  return {
    looked: looked.length,
    open: found.length,
    ended,
    ...(heldUntil !== undefined && { heldUntil }),
  };

  async function survey(): Promise<DigestSource[]> {
    try {
      const { sources: known, missing } = await services.social.surveySocial({ scope });
      for (const each of missing) {
        if (each.passing) unread.push(`${each.name}: ${each.why}`);
        else miss(each, each.subject?.id ?? idOf(each.name));
      }
      const asked = { by, channel, sources: known };
      const { allowed, refused } = await readableSources(watching, asked);
      for (const each of refused) miss(each, each.subject?.id ?? idOf(each.name));
      return allowed;
    } catch (error) {
      unread.push(failureOf(error).message);
      return [];
    }
  }

  async function check({ source, days }: { source: DigestSource; days?: Days }): Promise<void> {
    try {
      if (days) await services.social.readSocialFigures({ source, days });
      const judged = await services.social.judgePacing({ settings, source, now });
      found.push(...judged.found);
      looked.push(...judged.looked);
      plans.push(source.subject.id);
    } catch (error) {
      unread.push(`${source.name}: ${failureOf(error).message}`);
    }
  }

  function miss(what: Pick<MissingSource, 'name' | 'why'>, key: string): void {
    const about = { kind: 'missing', id: key, name: what.name, sentence: what.why } as const;
    found.push({ about, isUrgent: false });
  }
}

const unreadWords = (first: string, count: number): string =>
  `Not everything could be read, so that something may be wrong of which nothing is told. ${first}${count > 1 ? ` And ${count - 1} more.` : ''}`;

/** Of something that has no id of its own any more. */
const idOf = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-').slice(0, 80);
