import { describe, expect, it } from 'vitest';
import { launchPreview } from '../../src/messages/launch/launch-preview.ts';
import type { LaunchPreview } from '../../src/shared/launch.ts';
import { actionIds } from '../../src/shared/ids.ts';
import { buttonsOf } from './buttons-of.ts';
import { launchId, preview, small } from './samples.ts';
import { textOf } from './text-of.ts';

const context = { launchId, version: 3, requester: 'U0MARA' };
const shown = (over: Partial<LaunchPreview> = {}) => launchPreview(preview(small, over), context);

describe('the preview of a launch', () => {
  it('says where the plan belongs, what it makes and what it costs', () => {
    const text = textOf(shown());
    expect(text).toContain('U0MARA');
    expect(text).toContain('*IO number*\nIO-1 Winter boots');
    expect(text).toContain('*Network*\nFacebook');
    expect(text).toContain('*Account*\nWinter boots (id 88)');
    expect(text).toContain('*Currency and time zone*\nEUR, Europe/Berlin');
    expect(text).toContain('*To make*\n2 campaigns, 6 ad sets and 24 ads');
    expect(text).toContain('*Money a day*\n€800.00');
    expect(text).toContain('*Money over the flight*\n€24,800.00');
    expect(text).toContain('created *paused*');
  });

  it('lists each campaign with its days and money, and each ad set with its ads', () => {
    const text = textOf(shown());
    expect(text).toContain('Winter boots 2');
    expect(text).toContain(
      'Conversions · 1 Dec – 31 Dec 2026 · €400.00 a day · €12,400.00 in all · 3 ad sets, 12 ads',
    );
    expect(text).toContain('Winter boots set 3\n: 4 ads');
  });

  it('asks again before Launch, with counts and money', () => {
    const [launch, cancel] = buttonsOf(shown());
    expect(launch).toMatchObject({ action_id: actionIds.launchConfirm, style: 'primary' });
    expect(launch?.confirm?.text).toMatchObject({
      text: '2 campaigns, 6 ad sets and 24 ads are created in Winter boots, all paused. Once played, the whole plan spends €800.00 a day and €24,800.00 over the flight.',
    });
    expect(cancel?.action_id).toBe(actionIds.launchCancel);
    expect(JSON.parse(launch?.value ?? '')).toEqual({ launch: launchId, version: 3 });
    expect(cancel?.value).toBe(launch?.value);
  });

  it('shows what is there already apart from what will be made', () => {
    const { tallies, campaigns } = preview(small);
    const [first, ...others] = campaigns;
    if (!first) throw new Error('the sample has campaigns');
    const text = textOf(
      shown({
        tallies: { ...tallies, campaigns: { planned: 2, existed: 1, made: 0, failed: 0 } },
        campaigns: [
          {
            ...first,
            existed: true,
            adSets: [{ key: 'A', existed: true, ads: 4, adsExisting: 3 }],
          },
          ...others,
        ],
      }),
    );
    expect(text).toContain('*To make*\n1 campaign, 6 ad sets and 24 ads');
    expect(text).toContain('*Already there*\n1 campaign, 0 ad sets and 0 ads');
    expect(text).toContain('A\n (already there)\n: 4 ads, 3 of them already there');
  });

  it('has no Launch where nothing is left to make, but shows the media plan', () => {
    const all = { planned: 2, existed: 2, made: 0, failed: 0 };
    const message = shown({ tallies: { campaigns: all, adSets: all, ads: all } });
    expect(textOf(message)).toContain('Nothing is left to make.');
    expect(buttonsOf(message)).toMatchObject([
      { action_id: actionIds.showMediaPlan, value: '4711' },
    ]);
  });

  it('says that the service moved since somebody pressed Launch', () => {
    const message = launchPreview(preview(small), { ...context, changed: true });
    expect(textOf(message)).toContain('moved since Launch was pressed, so nothing was made');
  });

  it('says which costs the total leaves out', () => {
    expect(textOf(shown({ openEnded: 2 }))).toContain('2 campaigns have no end');
    expect(textOf(shown({ openEnded: 1 }))).toContain('1 campaign has no end');
  });

  it('tells warnings, and how many it leaves out', () => {
    const warnings = Array.from({ length: 9 }, (_, index) => `Careful ${index + 1}`);
    const text = textOf(shown({ warnings }));
    expect(text).toContain('9 warnings');
    expect(text).toContain('Careful 6');
    expect(text).not.toContain('Careful 7');
    expect(text).toContain('… and 3 more');
  });

  it('counts the campaigns it cannot hold', () => {
    const text = textOf(launchPreview(preview({ ...small, campaigns: 200 }), context));
    expect(text).toContain('… and 168 more campaigns');
  });
});
