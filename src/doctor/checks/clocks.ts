import { clockSkew } from '../../shared/clock-skew.ts';
import type { Variables } from '../../variables.ts';
import type { Check, Finding } from '../check.ts';
import { skewFinding } from '../skew.ts';

/** The clock of this machine against those of Slack and of the services, by the date of their answers. */
export function clocksCheck(known: Partial<Variables>): Check {
  const others = [
    ['Slack', known.SLACK_API_URL],
    ['the social service', known.SOCIAL_BASE_URL],
    ['the search service', known.SEARCH_BASE_URL],
  ] as const;
  return {
    name: 'clocks',
    run: async (signal) => {
      const findings = await Promise.all(others.map(([whose, url]) => compare(whose, url, signal)));
      return findings.flat();
    },
  };
}

/** Whatever the answer is, it has a date. @returns nothing when there is none */
async function compare(
  whose: string,
  url: string | undefined,
  signal: AbortSignal,
): Promise<Finding[]> {
  if (url === undefined) return [];
  const before = Date.now();
  const answer = await fetch(url, { method: 'HEAD', redirect: 'manual', signal }).catch(() => {});
  const date = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(date)) return [];
  return [skewFinding(whose, clockSkew(date, { before, after: Date.now() }, 1_000))];
}
