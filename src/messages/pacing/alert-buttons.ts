import type { ActionsBlock, Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { PacingAlert } from '../../shared/pacing-alert.ts';
import type { PacingCause } from '../../shared/pacing.ts';
import type { Target } from '../../shared/target.ts';
import { pauseButton } from '../pause-button.ts';
import { changeButton } from '../proposal/change-button.ts';
import { whyButton } from '../why/why-button.ts';
import { button } from '../kit/button.ts';

/** What the buttons of an alert that act on its campaign carry in their value, as JSON: ids only. */
export interface AlertActValue {
  /** Workflow id of the alert. */
  w: string;
  /** Media plan and campaign, as people would write it: `1001/2001`. */
  t: string;
}

/** What the button for silence carries. */
export interface SnoozeButtonValue {
  w: string;
}

type Fix = (alert: PacingAlert, campaign: Target) => Button;

const pause: Fix = (_alert, campaign) => ({
  ...pauseButton('Pause', campaign),
  style: 'danger',
});
const lower: Fix = (alert, campaign) => act('alertLower', '−10 % budget', alert, campaign);
const raise: Fix = (alert, campaign) => act('alertRaise', '+10 % budget', alert, campaign);
const resume: Fix = (alert, campaign) => act('alertResume', 'Resume', alert, campaign);
const change: Fix = (_alert, campaign) =>
  changeButton({ of: 'budget', target: placeWords(campaign) });
const why: Fix = (_alert, { id }) => whyButton('Why', { kind: 'campaign', id });
const show: Fix = (_alert, { path }) =>
  button(actionIds.showMediaPlan, 'Show media plan', path.mediaPlan ?? '');

/** What mends each cause; all of it goes through the policy as the command would. */
const fixes: Record<PacingCause, Fix[]> = {
  over: [pause, lower, change],
  under: [raise, change],
  stopped: [show, why, pause],
  'paused with budget': [resume, why, change],
  'no conversions': [pause, lower, why],
  'no data': [show, why],
};

/** The buttons of an alert that is open. */
export function alertButtons(alert: PacingAlert): ActionsBlock {
  const { about } = alert;
  const own = about.kind === 'missing' ? [] : fixes[about.cause];
  const campaign = about.kind === 'missing' ? undefined : about.pacing.target;
  const buttons = campaign === undefined ? [] : own.map((fix) => fix(alert, campaign));
  return { type: 'actions', elements: [...buttons, snooze(alert)] };
}

function snooze({ id, snoozed }: PacingAlert): Button {
  const value: SnoozeButtonValue = { w: id };
  return button(actionIds.alertSnooze, snoozed ? 'Snooze longer' : 'Snooze', value);
}

function act(
  id: 'alertLower' | 'alertRaise' | 'alertResume',
  label: string,
  { id: w }: PacingAlert,
  campaign: Target,
): Button {
  const value: AlertActValue = { w, t: placeWords(campaign) };
  return button(actionIds[id], label, value);
}

const placeWords = ({ id, path }: Target): string =>
  path.mediaPlan === undefined ? id : `${path.mediaPlan}/${id}`;
