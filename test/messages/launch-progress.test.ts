import { describe, expect, it } from 'vitest';
import { launchProgress } from '../../src/messages/launch/launch-progress.ts';
import { launchSettled } from '../../src/messages/launch/launch-settled.ts';
import { actionIds } from '../../src/shared/ids.ts';
import type { LaunchProgress } from '../../src/shared/launch.ts';
import { buttonsOf } from './buttons-of.ts';
import { launchId, progress, result, small } from './samples.ts';
import { textOf } from './text-of.ts';

const shown = (over: Partial<LaunchProgress> = {}) =>
  launchProgress({ ...progress(small), ...over }, { launchId });

describe('a launch under way', () => {
  it('shows how far each level is, with a bar and numbers', () => {
    const text = textOf(shown());
    expect(text).toContain('██████████████████░░░░░░░░░░░░  62 %');
    expect(text).toMatch(/Campaigns\s+2 of 2/);
    expect(text).toMatch(/Ads\s+12 of 24/);
  });

  it('shows the state of every campaign and ad set as a word', () => {
    const text = textOf(shown());
    expect(text).toMatch(/^making …\s+6\/12 {2}Winter boots 1$/m);
    expect(text).toMatch(/^making …\s+2\/4 {4}Winter boots set 3$/m);
  });

  it('says what it is doing at this moment', () => {
    expect(textOf(shown())).toContain('making Winter boots 1 and 1 more at the same time.');
    expect(textOf(launchProgress(progress(small, 'made'), { launchId }))).toContain(
      'reading everything back.',
    );
    const { id: _, ...unmade } = progress(small).mediaPlan;
    expect(textOf(shown({ mediaPlan: unmade }))).toContain('making the media plan itself.');
  });

  it('says since when nothing has moved, and what to do', () => {
    const text = textOf(shown({ quietSince: '2026-12-01T09:41:07.000Z' }));
    expect(text).toContain('Nothing has moved since 09:41 UTC.');
    expect(text).toContain('Stop ends it');
  });

  it('names the first failures', () => {
    expect(textOf(shown())).toContain('Winter boots 1 › Winter boots › Winter boots');
  });

  it('can be stopped, after asking again', () => {
    const [stop] = buttonsOf(shown());
    expect(stop).toMatchObject({ action_id: actionIds.launchStop, style: 'danger' });
    expect(stop?.confirm?.style).toBe('danger');
    expect(JSON.parse(stop?.value ?? '')).toEqual({ launch: launchId });
  });

  it('has no Stop once somebody pressed it, and says who', () => {
    const message = shown({ stoppedBy: 'U0TOM' });
    expect(buttonsOf(message)).toEqual([]);
    expect(textOf(message)).toContain('Stopping: \nU0TOM\n pressed Stop.');
  });

  it('shows what is under way before what is made where it cannot show all', () => {
    const many = progress({ ...small, campaigns: 200 }, 'made');
    const campaigns = many.campaigns.map((campaign, index) =>
      index === 150 ? { ...campaign, state: 'making' as const } : campaign,
    );
    const text = textOf(launchProgress({ ...many, campaigns }, { launchId }));
    expect(text).toMatch(/^making …\s+\S+ {2}Winter boots 151$/m);
    expect(text).toContain('… and 164 more campaigns: 164 made');
  });
});

describe('a launch that has ended', () => {
  it('shows the final states without a button, and who launched it', () => {
    const message = launchSettled(
      progress(small, 'made'),
      result(small, { outcome: 'complete', audit: { missing: [], duplicates: [], playing: [] } }),
    );
    expect(buttonsOf(message)).toEqual([]);
    const text = textOf(message);
    expect(text).toContain('Complete.\n Everything the plan asks for is there once, and paused.');
    expect(text).toContain('launched by <@U0MARA>');
    expect(text).toContain('took 3 min 12 s');
  });

  it('says who stopped it', () => {
    const stopped = result(small, { outcome: 'stopped', stoppedBy: 'U0TOM' });
    expect(textOf(launchSettled(progress(small, 'stopped'), stopped))).toContain(
      'Stopped\n by \nU0TOM',
    );
  });
});
