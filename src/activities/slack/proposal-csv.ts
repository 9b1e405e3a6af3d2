import { decimalsOf, type Money } from '../../shared/money.ts';
import type { Proposal } from '../../shared/proposal.ts';
import { answerCsv } from '../operations/answer-csv.ts';

/** All changes of a proposal, for those whose card cannot hold them. Amounts in the currency's major unit. */
export function proposalCsv({ changes }: Proposal): string {
  const columns = ['kind', 'id', 'name', 'field', 'now', 'proposed', 'currency', 'reason'];
  const rows = changes.map(({ target, field, before, after, reason = '' }) => [
    target.kind,
    target.id,
    target.name,
    field,
    major(before),
    major(after),
    before.currency,
    reason,
  ]);
  return answerCsv({ columns, rows });
}

/** `0.50`: exact, and with the decimals that the currency has. */
function major({ minor, currency }: Money): string {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return String(minor);
  const digits = String(minor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
