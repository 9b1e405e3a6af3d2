import { describe, expect, it } from 'vitest';
import { launchProblems, problemsReport } from '../../src/messages/launch/launch-problems.ts';
import { many } from './samples.ts';
import { textOf } from './text-of.ts';

const problem = {
  line: 12,
  column: 7,
  path: 'campaigns[1].ad_sets[0].bid',
  message: 'expected a number, found "abc"',
  fix: 'write the bid as 1.50',
};

describe('the report of a bad plan', () => {
  it('says where each problem is, what is wrong and what to do', () => {
    const text = textOf(
      launchProblems({ planName: 'boots.yaml', problems: [problem], problemCount: 1 }),
    );
    expect(text).toContain('boots.yaml: 1 problem');
    expect(text).toContain('Nothing was made.');
    expect(text).toContain('Line 12:7\n  \ncampaigns[1].ad_sets[0].bid');
    expect(text).toContain('expected a number, found "abc"');
    expect(text).toContain('→ write the bid as 1.50');
  });

  it('has words for a problem without a place', () => {
    const whole = { path: '', message: 'the file is empty', fix: 'start from an example' };
    const text = textOf(launchProblems({ planName: 'a.csv', problems: [whole], problemCount: 1 }));
    expect(text).toContain('The file as a whole');
  });

  it('tells the first twenty and where the others are', () => {
    const problems = many(30, (line) => ({ ...problem, line, message: `wrong ${line}.` }));
    const text = textOf(launchProblems({ planName: 'a.csv', problems, problemCount: 44 }));
    expect(text).toContain('wrong 20.');
    expect(text).not.toContain('wrong 21.');
    expect(text).toContain('First 20 of 44');
  });

  it('has all that are known in the file', () => {
    const problems = many(30, (line) => ({ ...problem, line, message: `wrong ${line}.` }));
    const report = problemsReport({ planName: 'a.csv', problems, problemCount: 44 });
    expect(report).toContain(
      '30. Line 30:7, campaigns[1].ad_sets[0].bid\n   wrong 30.\n   → write',
    );
    expect(report).toContain('… and 14 more');
  });
});
