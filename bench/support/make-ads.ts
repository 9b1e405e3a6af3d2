import { createSocialClient } from '../../src/services/social/index.ts';
import { atOnce } from '../../src/shared/at-once.ts';
import { standinKey } from '../../src/standins/social/key.ts';

/** Makes ads whose bids may be written. @returns their ids */
export async function makeAds(socialUrl: string, count: number): Promise<string[]> {
  const service = createSocialClient({ baseUrl: socialUrl, key: standinKey });
  const ads = await atOnce(8, Array.from({ length: count }), (_, index) =>
    service.calls.ads.create({
      m: '1001',
      c: '2002',
      a: '3003',
      name: `Bench ${index}`,
      headline: 'Ready',
      message: 'See for yourself.',
      url: 'https://shop.example.com/',
      bid: 0.5,
    }),
  );
  await service.close();
  return ads.map(({ id }) => id);
}
