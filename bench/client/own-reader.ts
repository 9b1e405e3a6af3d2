import { createSocialClient } from '../../src/services/social/index.ts';
import type { StartReader } from './reader.ts';

/** Our own client: checked input, validated answer. */
export const ownReader: StartReader = (baseUrl) => {
  const { calls } = createSocialClient({ baseUrl, key: 'k' });
  return async () => {
    const { data } = await calls.ads.listInCampaign({ m: '10', c: '20', limit: 300 });
    return data.length;
  };
};
