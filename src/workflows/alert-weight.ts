import type { AlertAbout } from '../shared/pacing-alert.ts';

/** Whether it has become so much worse since it was said that it is said again. */
export function isMuchWorse(said: AlertAbout, now: AlertAbout): boolean {
  if (said.kind === 'missing' || now.kind === 'missing') return false;
  switch (now.cause) {
    case 'over':
    case 'under':
      return gapOf(now) >= gapOf(said) + worsePoints;
    case 'no conversions':
      return now.pacing.spent.minor >= said.pacing.spent.minor * worseTimes;
    default:
      return false;
  }
}

/** Percent of the planned sum. */
const worsePoints = 10;
const worseTimes = 1.5;

/** How far from plan it will end, in percent of it. */
function gapOf({ pacing: { plan } }: Extract<AlertAbout, { kind: 'campaign' }>): number {
  if (plan === undefined || plan.planned.minor === 0) return 0;
  const { planned, projected } = plan;
  return (Math.abs(projected.money.minor - planned.minor) / planned.minor) * 100;
}
