import { describe, expect, it } from 'vitest';
import { moneyOf } from '../../src/shared/money.ts';
import type { ProposalState } from '../../src/shared/proposal.ts';
import { percentWords } from '../../src/messages/proposal/change-words.ts';
import { proposalCard } from '../../src/messages/proposal/proposal-card.ts';
import { buttonsOf } from './buttons-of.ts';
import { changeSample, proposalSample } from './proposal-samples.ts';
import { textOf } from './text-of.ts';

const card = (state: ProposalState) => {
  const { request, ...proposal } = proposalSample('Winter boots', { state });
  return proposalCard({
    ...proposal,
    request: { ...request, until: '2026-11-22T22:00:00Z' },
    ...(state === 'partly applied' && {
      results: [{ outcome: 'otherwise', now: moneyOf(0.7, 'EUR'), entry: 'e1' }],
    }),
  });
};

describe('a card', () => {
  it.each([
    ['waiting', /Would hold until .*then the old value comes back/u],
    ['applied', /Holds until .*then the old value comes back/u],
  ] as const)('of a temporary change that is %s says when it ends', (state, words) => {
    expect(textOf(card(state))).toMatch(words);
  });

  it.each([
    'rejected',
    'withdrawn',
    'expired',
    'frozen',
    'refused',
    'failed',
    'superseded',
  ] as const)(
    'of a temporary change that is %s has nothing that comes back, and no buttons',
    (state) => {
      expect(textOf(card(state))).not.toContain('old value');
      expect(buttonsOf(card(state))).toEqual([]);
    },
  );

  it('says what the service made of a value, and not that it is done', () => {
    const text = textOf(card('partly applied'));
    expect(text).toContain('Written, and not as it was approved: the service made it €0.70.');
    expect(text).not.toContain('Done');
  });
});

describe('by how much something moves', () => {
  it.each([
    [0, 0, '±0%'],
    [0, 5, 'from 0'],
    [5, 5, '±0%'],
    [4, 3, '−25%'],
    [100_000, 100_001, '+less than 0.1%'],
  ])('from %i to %i is %s', (before, after, words) => {
    const { before: one } = changeSample('x');
    expect(percentWords({ ...one, minor: before }, { ...one, minor: after })).toBe(words);
  });
});
