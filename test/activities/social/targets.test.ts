import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTargets, type Targets } from '../../../src/activities/social/targets.ts';
import { createSocialClient, type SocialClient } from '../../../src/services/social/index.ts';
import { targetKinds, type TargetKind } from '../../../src/shared/target.ts';
import { socialControl, type SocialControl } from '../../../src/standins/social/control.ts';
import { startSocialStandin } from '../../../src/standins/social/start.ts';

let service: SocialClient;
let control: SocialControl;
let targets: Targets;
let end: () => Promise<unknown>;
beforeAll(async () => {
  const standin = await startSocialStandin({});
  service = createSocialClient({ baseUrl: standin.url, key: standin.key });
  control = socialControl(standin.url);
  targets = createTargets(service);
  end = async () => {
    await service.close();
    await standin.close();
  };
});
afterAll(() => end());

const find = (words: string, kinds: readonly TargetKind[] = targetKinds) =>
  targets.find({ words, kinds });
const foundIn = async (words: string, kinds?: readonly TargetKind[]) => {
  const answer = await find(words, kinds);
  return answer.kind === 'found' ? `${answer.target.kind} ${answer.target.id}` : answer.kind;
};

const seen = async () => (await control.requests()).length;

describe('what somebody means', () => {
  it.each([
    ['11', 'advertiser 11'],
    ['101', 'account 101'],
    ['1001', 'media plan 1001'],
    ['NW-2026-009', 'media plan 1001'],
    ['nw-2026-009', 'media plan 1001'],
    ['2001', 'campaign 2001'],
    ['3001', 'ad set 3001'],
    ['4001', 'ad 4001'],
    ['1001/2001', 'campaign 2001'],
    ['NW-2026-009/2001', 'campaign 2001'],
    ['2001/4001', 'ad 4001'],
    ['2001 / 3001', 'ad set 3001'],
    ['1001/2001/3001/4001', 'ad 4001'],
    ['3001/ready for rain', 'ad 4001'],
    ['rain jackets', 'campaign 2001'],
    ['  Nordwind   AUTUMN ', 'media plan 1001'],
    ['campaign 2001', 'campaign 2001'],
    ['ad set women 25', 'ad set 3001'],
    ['adset: 3002', 'ad set 3002'],
    ['ad 2001/4001', 'ad 4001'],
    ['tokyo kitchen jp', 'account 106'],
    ['tokyo kitchen', 'advertiser 14'],
  ])('by «%s» is %s', async (words, found) => {
    expect(await foundIn(words)).toBe(found);
  });

  it('comes with all that it is in', async () => {
    expect(await find('4001')).toEqual({
      kind: 'found',
      target: {
        kind: 'ad',
        id: '4001',
        name: 'Women 25-44 Ready for rain',
        path: {
          advertiser: '11',
          account: '101',
          mediaPlan: '1001',
          campaign: '2001',
          adSet: '3001',
          ad: '4001',
        },
      },
    });
    const account = await find('103');
    expect(account).toMatchObject({ target: { path: { advertiser: '12', account: '103' } } });
    const mediaPlan = await find('1002');
    expect(mediaPlan).toMatchObject({ target: { ioNumber: 'HD-2026-002' } });
  });

  it('is one of several where they fit alike, whatever their kinds', async () => {
    const answer = await find('hanse direktbank');
    expect(answer).toMatchObject({ kind: 'choose', matches: 2, words: 'hanse direktbank' });
    const kinds = answer.kind === 'choose' ? answer.choices.map(({ kind }) => kind) : [];
    expect(kinds).toEqual(['advertiser', 'account']);
    expect(await foundIn('hanse direktbank', ['account'])).toBe('account 103');
    expect(await find('ready for rain')).toMatchObject({
      matches: 2,
      choices: [
        { id: '4001', path: { adSet: '3001' } },
        { id: '4004', path: { adSet: '3002' } },
      ],
    });
  });

  it('is asked for with what there is where nothing fits', async () => {
    const nothing = await find('nothing like it', ['campaign']);
    expect(nothing).toMatchObject({ kind: 'choose', matches: 0 });
    expect(nothing.kind === 'choose' ? nothing.choices.map(({ id }) => id) : []).toEqual([
      '2001',
      '2002',
      '2003',
      '2004',
    ]);
    expect(await find('2001', ['media plan'])).toMatchObject({ kind: 'choose', matches: 0 });
    expect(await find('2002/4001')).toMatchObject({ kind: 'choose', matches: 0 });
    expect(await find('   ')).toMatchObject({ kind: 'choose', matches: 0 });
    expect(await find('/')).toMatchObject({ kind: 'choose', matches: 0 });
  });

  it('is found also where it was made a moment ago', async () => {
    expect(await foundIn('just made', ['advertiser'])).toBe('choose');
    const { id } = await service.calls.advertisers.create({ name: 'Just made', currency: 'EUR' });
    expect(await foundIn('just made', ['advertiser'])).toBe(`advertiser ${id}`);
    await service.calls.advertisers.remove({ advertiser_id: id });
  });

  it('is read once in half a minute, and only as deep as it has to', async () => {
    const own = createTargets(service);
    const before = await seen();
    await own.find({ words: '2001', kinds: targetKinds });
    expect(await seen()).toBe(before + 4);
    await own.find({ words: 'rain jackets', kinds: targetKinds });
    expect(await seen()).toBeLessThanOrEqual(before + 8);
  });
});
