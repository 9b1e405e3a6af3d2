import { ok, problem, warning, type Finding } from './check.ts';

/** Deadlines, periods and the quota are in time; Slack takes no request that is 5 minutes off. */
const worthKnowingMs = 3_000;
const tooMuchMs = 60_000;

/** What to say about a clock that is `skewMs` ahead of this machine's. */
export function skewFinding(whose: string, skewMs: number): Finding {
  const seconds = Math.round(Math.abs(skewMs) / 1_000);
  if (Math.abs(skewMs) < worthKnowingMs) return ok(`the clock of ${whose} is the same as ours.`);
  const text =
    `the clock of this machine is ${seconds} s ${skewMs > 0 ? 'behind' : 'ahead of'} that of ${whose}: ` +
    'set both by NTP.';
  return Math.abs(skewMs) < tooMuchMs ? warning(text) : problem(text);
}
