import { getClient } from '@temporalio/activity';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { atOnce } from '../../shared/at-once.ts';
import { alertId, alertsOf, taskQueues } from '../../shared/ids.ts';
import {
  alertSubject,
  type AlertOver,
  type AlertSeen,
  type AlertWatch,
} from '../../shared/pacing-alert.ts';
import type { AlertsTold, PacingChecked } from '../../shared/pacing-check.ts';
import type { SearchAttribute } from '../../shared/search-attributes.ts';

/**
 * Brings the alerts of a watch to what a check says: each cause that was found is open, once; each open one that was
 * looked at and not found is over. Done again it does nothing more.
 */
export async function raiseAlerts(check: PacingChecked): Promise<AlertsTold> {
  const temporal = getClient();
  const { watch, found, looked, isWhole, checkedAt, heldUntil } = check;
  const held = heldUntil === undefined ? {} : { heldUntil };
  const open = await openAlerts(watch.id, temporal);
  await atOnce(8, found, (each) => raise(watch, { ...each, checkedAt, ...held }, temporal));
  const stays = new Set(found.map(({ about }) => alertId(watch.id, alertSubject(about))));
  const seen = new Set(looked);
  const ended = open.flatMap((id): { id: string; why: AlertOver }[] => {
    if (stays.has(id)) return [];
    if (seen.has(subjectOf(id, watch.id))) return [{ id, why: 'mended' }];
    return isWhole ? [{ id, why: 'not in scope' }] : [];
  });
  const isQuiet = heldUntil !== undefined;
  await atOnce(8, ended, ({ id, why }) => end(id, { why, checkedAt, isQuiet }, temporal));
  return { open: found.length, ended: ended.length };
}

/** Ends all alerts of a watch that is not there any more, and the checks under way that could tell others. */
export async function closeAlerts({ watch, at }: { watch: string; at: string }): Promise<void> {
  const temporal = getClient();
  const checks = await running('pacing', watch, temporal);
  await atOnce(8, checks, (id) => orGone(temporal.workflow.getHandle(id).cancel()));
  const open = await openAlerts(watch, temporal);
  const how = { why: 'watch removed', checkedAt: at, isQuiet: true } as const;
  await atOnce(8, open, (id) => end(id, how, temporal));
}

const keyword = (name: SearchAttribute) =>
  defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

const openAlerts = (watch: string, temporal: Client) => running('alert', watch, temporal);

async function running(kind: string, watch: string, temporal: Client): Promise<string[]> {
  const query = `AdjutantKind = '${kind}' AND AdjutantTarget = '${watch}' AND ExecutionStatus = 'Running'`;
  const runs = await Array.fromAsync(temporal.workflow.list({ query }));
  return runs.map(({ workflowId }) => workflowId);
}

const subjectOf = (alert: string, watch: string): string =>
  alert.slice(alertsOf(watch).length, alert.lastIndexOf(':'));

async function raise(watch: AlertWatch, seen: AlertSeen, temporal: Client): Promise<void> {
  const { about } = seen;
  const name = about.kind === 'missing' ? about.name : about.pacing.target.name;
  const what = about.kind === 'missing' ? 'missing' : about.cause;
  await temporal.workflow.signalWithStart('pacingAlert', {
    workflowId: alertId(watch.id, alertSubject(about)),
    taskQueue: taskQueues.adjutant,
    args: [{ watch }],
    signal: 'alertSeen',
    signalArgs: [seen],
    staticSummary: `${name.slice(0, 100)}: ${what}`,
    priority: { priorityKey: 4 },
    typedSearchAttributes: [
      { key: keyword('AdjutantKind'), value: 'alert' },
      { key: keyword('AdjutantTarget'), value: watch.id },
      { key: keyword('AdjutantRequester'), value: watch.by.user },
      { key: keyword('AdjutantState'), value: 'open' },
    ],
  });
}

const end = (
  id: string,
  how: { why: AlertOver; checkedAt: string; isQuiet: boolean },
  temporal: Client,
): Promise<void> => orGone(temporal.workflow.getHandle(id).signal('alertOver', how));

/** One that has ended meanwhile needs no end. */
async function orGone(ending: Promise<unknown>): Promise<void> {
  try {
    await ending;
  } catch (error) {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
  }
}
