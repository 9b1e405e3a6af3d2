import { createHash } from 'node:crypto';
import type { PlanOverrides } from './plan-ref.ts';

/**
 * What makes two plans the same: SHA-256 (hex) over the overrides and the file's bytes. The overrides go
 * first as one line of JSON, which holds no line break itself, so that no two pairs read alike.
 */
export function planDigest(bytes: Uint8Array, overrides: PlanOverrides): string {
  const { advertiser = null, account = null, startDate = null } = overrides;
  return createHash('sha256')
    .update(`${JSON.stringify([advertiser, account, startDate])}\n`)
    .update(bytes)
    .digest('hex');
}
