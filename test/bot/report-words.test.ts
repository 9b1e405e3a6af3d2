import { describe, expect, it } from 'vitest';
import { readReportWords } from '../../src/bot/read-report-words.ts';
import { readStatsWords } from '../../src/bot/read-stats-words.ts';

describe('words after stats', () => {
  const cases: [typed: string, words: string, period?: string][] = [
    ['2001', '2001'],
    ['2001 yesterday', '2001', 'yesterday'],
    ['winter  boots last 7 days', 'winter boots', 'last 7 days'],
    ['IO-2026-114 this month', 'IO-2026-114', 'this month'],
    ['2001, 2026-11-01..2026-11-20', '2001', '2026-11-01..2026-11-20'],
    ['2001 1 Nov - 20 Nov', '2001', '1 Nov - 20 Nov'],
    ['2001 31 February', '2001', '31 February'],
    ['1001 flight', '1001', 'flight'],
    ['search 501 last month', 'search 501', 'last month'],
    ['search nordwind outdoor', 'search nordwind outdoor'],
    ['"Last month" yesterday', 'Last month', 'yesterday'],
    ['“Black Friday 28 Nov”', 'Black Friday 28 Nov'],
    ['search "Last 7 days" yesterday', 'search Last 7 days', 'yesterday'],
    // Nothing before it: then it is a name.
    ['yesterday', 'yesterday'],
    ['2001/4001 30d', '2001/4001', '30d'],
  ];
  it.each(cases)('«%s»', (typed, words, period) => {
    expect(readStatsWords(typed)).toEqual({ words, ...(period !== undefined && { period }) });
  });
});

describe('words after report', () => {
  it.each([
    ['', { kind: 'form' }],
    ['list', { kind: 'list' }],
    ['List', { kind: 'list' }],
    ['remove Weekly  keywords', { kind: 'remove', name: 'Weekly keywords' }],
    ['remove', { kind: 'remove', name: '' }],
    ['Weekly keywords', { kind: 'run', name: 'Weekly keywords' }],
    ['“Weekly keywords”', { kind: 'run', name: 'Weekly keywords' }],
    ['run Weekly keywords', { kind: 'run', name: 'Weekly keywords' }],
    ['list of brands', { kind: 'run', name: 'list of brands' }],
  ])('«%s»', (typed, wanted) => {
    expect(readReportWords(typed)).toEqual(wanted);
  });
});
