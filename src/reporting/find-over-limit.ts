import { formatMoney, type Money } from '../shared/money.ts';
import { daysWords } from '../shared/day-words.ts';
import type { Finding } from './finding.ts';
import type { SourceSum } from './period-sums.ts';
import { quoted } from './quoted.ts';

/** A source that spent more on its last full day than the limit in its currency. */
export function findOverLimit(
  { source, period, now }: SourceSum,
  limits: readonly Money[],
): Finding[] {
  const { currency, name, subject } = source;
  const limit = limits.find((money) => money.currency === currency);
  if (limit === undefined || now.spent === null || now.spent <= limit.minor) return [];
  const spent = formatMoney({ minor: now.spent, currency });
  const when = `${daysWords(period.days)} (${period.zone})`;
  const sentence = `${quoted(name)} spent ${spent} on ${when}, above the limit of ${formatMoney(limit)} a day.`;
  return [
    {
      kind: 'over limit',
      subject,
      name,
      inside: subject,
      sentence,
      weight: now.spent - limit.minor,
    },
  ];
}
