import { describe, expect, it } from 'vitest';
import { launchResult } from '../../src/messages/launch/launch-result.ts';
import { actionIds } from '../../src/shared/ids.ts';
import type { LaunchFailure } from '../../src/shared/launch.ts';
import { buttonsOf } from './buttons-of.ts';
import { many, result, small } from './samples.ts';
import { textOf } from './text-of.ts';

const clean = { missing: [], duplicates: [], playing: [] };
const refusal = (path: string[]): LaunchFailure => ({ path, kind: 'rejected', message: 'too low' });

describe('the result of a launch', () => {
  it('counts what was made, a row a level', () => {
    const all = { planned: 24, existed: 0, made: 24, failed: 0 };
    const tallies = { campaigns: all, adSets: all, ads: all };
    const text = textOf(
      launchResult(result(small, { outcome: 'complete', failures: [], audit: clean, tallies })),
    );
    expect(text).toMatch(/in the plan\s+made$/m);
    expect(text).toMatch(/^Ads\s+24\s+24$/m);
    expect(text).toContain('read back from the service');
  });

  it('leaves out columns that hold nothing', () => {
    const all = { planned: 3, existed: 1, made: 2, failed: 0 };
    const text = textOf(
      launchResult(result(small, { tallies: { campaigns: all, adSets: all, ads: all } })),
    );
    expect(text).toContain('existed');
    expect(text).not.toContain('not tried');
    expect(text).not.toMatch(/made.*failed/);
  });

  it('says exactly what could not be made and why, and how much it leaves out', () => {
    const failures = many(20, (index) => refusal(['Boots', 'Women', `Ad ${index}`]));
    const text = textOf(launchResult(result(small, { failures })));
    expect(text).toContain('Could not be made (20)');
    expect(text).toContain('Boots › Women › Ad 8\n\ntoo low');
    expect(text).not.toContain('Ad 9\n');
    expect(text).toContain('… and 12 more in the CSV');
  });

  it('does not repeat what a failure or a missing parent explains', () => {
    const audit = {
      ...clean,
      missing: [['A'], ['A', 'x'], ['B'], ['B', 'y'], ['B', 'y', '1'], ['C', 'z', '1']],
    };
    const text = textOf(launchResult(result(small, { failures: [refusal(['A'])], audit })));
    expect(text).toContain('not either (2)');
    expect(text).toContain('B\nC › z › 1');
  });

  it('names what is there twice and what is not paused', () => {
    const audit = { missing: [], duplicates: [['A', 'a']], playing: [['B', 'b']] };
    const text = textOf(launchResult(result(small, { outcome: 'complete', failures: [], audit })));
    expect(text).toContain('There more than once: please look at these (1)\nA › a');
    expect(text).toContain('Not paused: these may spend money now (1)\nB › b');
    expect(text).not.toContain('and paused');
  });

  it('says when it could not be read back', () => {
    const { audit: _, ...unread } = result(small);
    expect(textOf(launchResult(unread))).toContain('could *not* be read back');
  });

  it('leads to the media plan, where there is one', () => {
    expect(buttonsOf(launchResult(result(small)))).toMatchObject([
      { action_id: actionIds.showMediaPlan, value: '4711' },
    ]);
    const { id: _, ...unmade } = result(small).mediaPlan;
    expect(buttonsOf(launchResult(result(small, { mediaPlan: unmade })))).toEqual([]);
  });
});
