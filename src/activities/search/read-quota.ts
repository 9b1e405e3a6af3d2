import type { Quota, QuotaState } from '../../shared/quota.ts';

export function createReadQuota({ quota }: { quota: Quota }) {
  return {
    /** How much of the search service's hour is used and held at this moment; asks the store only. */
    readQuota: (): Promise<QuotaState> => quota.state(),
  };
}
