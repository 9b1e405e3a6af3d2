import { describe, expect, it } from 'vitest';
import { launchForm } from '../../../src/bot/views/launch-form.ts';
import { viewProblems } from '../../../src/messages/limits.ts';

const example = (index: number) => ({
  name: `plan-${index}.yaml`,
  title: `A plan of which much is to be said, <!channel> included, and more, number ${index}`,
});

describe('the form for a plan', () => {
  it.each([0, 1, 100, 130])('is one that Slack accepts, with %i examples', (count) => {
    const examples = Array.from({ length: count }, (_, index) => example(index));
    expect(viewProblems(launchForm({ channel: 'C0ADOPS', examples }))).toEqual([]);
  });

  it('has the example chosen that was asked for', () => {
    const chosen = example(1);
    const view = launchForm({ channel: 'C0ADOPS', examples: [example(0), chosen], chosen });
    expect(JSON.stringify(view)).toMatch(/"initial_option":\{[^}]*\}[^}]*\}[^}]*"plan-1.yaml"/);
    expect(viewProblems(view)).toEqual([]);
  });

  it('carries only the channel', () => {
    expect(launchForm({ channel: 'C0ADOPS', examples: [] }).private_metadata).toBe('C0ADOPS');
  });
});
