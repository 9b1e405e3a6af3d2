import type { ReadPolicy } from '../src/policy/read-policy.ts';
import type { PolicyProblem } from '../src/shared/policy.ts';

/** What `npm run check-config` says about a policy file: one problem a line as editors read them, or a summary. */
export function policyReport(
  read: ReadPolicy,
  path: string,
): { isSound: boolean; lines: string[] } {
  if ('problems' in read) {
    return { isSound: false, lines: read.problems.map((problem) => lineOf(problem, path)) };
  }
  const { policy, version, warnings } = read;
  const counts = [
    counted(Object.keys(policy.roles).length, 'role'),
    counted(policy.rules.length, 'rule'),
    counted(policy.freezes.calendar.length, 'freeze'),
  ].join(', ');
  const summary = `${path} is sound (version ${version}): ${counts}, ${counted(warnings.length, 'warning')}.`;
  return {
    isSound: true,
    lines: [summary, ...warnings.map((warning) => `warning: ${lineOf(warning, path)}`)],
  };
}

function lineOf({ line, column, path, message, fix }: PolicyProblem, file: string): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `${place}: ${path === '' ? '' : `${path} `}${message}. ${fix}.`;
}

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;
