import type { ActionHandler } from '../call.ts';
import { openView } from '../open-view.ts';
import { readAlertAct, readSnoozeButton } from '../pacing-button-value.ts';
import { startDelivery } from '../start-delivery.ts';
import { startProposal } from '../start-proposal.ts';
import { knock } from '../temporal-door.ts';
import { snoozeForm } from '../views/snooze-form.ts';

/** «+10 %» or «−10 %» of the campaign's budget: an ordinary proposal. */
export function budgetPressed(percent: number): ActionHandler {
  return async ({ value, by, channel, pressId }, { temporal }) => {
    const { w, t: target } = readAlertAct(value);
    await knock(temporal, 1_000);
    const request = {
      of: 'budget',
      rows: [{ target, value: { kind: 'percent', percent } }],
      reason: reasonOf(w),
      by,
      channel,
      submission: pressId.replaceAll(':', '.'),
    } as const;
    await startProposal({ ...request, rows: [...request.rows] }, temporal, 2_000);
    return undefined;
  };
}

/** «Resume» of a campaign that is paused with budget left: as the command does it. */
export const alertResumePressed: ActionHandler = async ({ value, by, channel, pressId }, deps) => {
  const { w, t } = readAlertAct(value);
  const target = { kind: 'words', words: `campaign ${t}` } as const;
  const submission = pressId.replaceAll(':', '.');
  const reason = reasonOf(w);
  await startDelivery({ action: 'resume', target, by, channel, submission, reason }, deps);
  return undefined;
};

/** «Snooze»: until when, and why. */
export const snoozePressed: ActionHandler = async (call, deps) => {
  const { w } = readSnoozeButton(call.value);
  await knock(deps.temporal, 1_000);
  await openView(call, snoozeForm(w));
  return undefined;
};

/** `From a pacing alert: paused with budget (watch 3f9c2a1b)`. */
function reasonOf(alert: string): string {
  const [, watch = '', ...rest] = alert.split(':');
  return `From a pacing alert: ${rest.at(-1)?.replaceAll('-', ' ')} (watch ${watch})`;
}
