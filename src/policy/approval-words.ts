import type { Ask } from './policy-file.ts';

/** `2 approvals from account_leads or directors` */
export function approvalWords({ approvals, from }: Pick<Ask, 'approvals' | 'from'>): string {
  const count = approvals === 1 ? '1 approval' : `${approvals} approvals`;
  return `${count} from ${from.length === 0 ? 'nobody' : from.join(' or ')}`;
}
