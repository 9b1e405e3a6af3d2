import { describe, expect, it } from 'vitest';
import { targetAndReason } from '../../src/bot/target-and-reason.ts';

describe('a target and a reason', () => {
  it.each([
    ['2001', '2001', undefined],
    ['2001 sold out', '2001', 'sold out'],
    ['2001, sold out', '2001', 'sold out'],
    ['2001/4001 sold out', '2001/4001', 'sold out'],
    ['1001 / 2001 / 4001', '1001 / 2001 / 4001', undefined],
    ['campaign 2001 sold out', 'campaign 2001', 'sold out'],
    ['ad set 3001 sold out', 'ad set 3001', 'sold out'],
    ['IO-2026-114 because the client asked', 'IO-2026-114', 'the client asked'],
    ['NW-2026-009 sold out', 'NW-2026-009', 'sold out'],
    ['rain jackets', 'rain jackets', undefined],
    ['Rain  jackets DE', 'Rain jackets DE', undefined],
    ['rain jackets because sold out', 'rain jackets', 'sold out'],
    ['rain jackets, because it rains', 'rain jackets', 'it rains'],
    ['"rain jackets" sold out', 'rain jackets', 'sold out'],
    ['“rain jackets”: because sold out', 'rain jackets', 'sold out'],
    ['«11 Freunde»', '11 Freunde', undefined],
    ['women 25-44', 'women 25-44', undefined],
    ['', '', undefined],
  ])('in «%s» are told apart', (typed, target, reason) => {
    expect(targetAndReason(typed)).toEqual({ target, ...(reason && { reason }) });
  });
});
