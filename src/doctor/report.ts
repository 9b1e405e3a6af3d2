import type { Finding } from './check.ts';
import type { NamedFinding } from './run-checks.ts';

const marks: Record<Finding['level'], string> = { ok: '✓', warning: '!', problem: '✗' };

/** Whether Adjutant works with what was found. */
export const isSound = (findings: readonly NamedFinding[]): boolean =>
  findings.every(({ level }) => level !== 'problem');

/** The findings for people, a line each, and how many of them are to be acted upon. */
export function reportText(findings: readonly NamedFinding[]): string {
  const lines = findings.map(({ check, level, text }) => `${marks[level]} ${check}: ${text}`);
  const summary = `${counted(findings, 'problem')}, ${counted(findings, 'warning')}.`;
  return [...lines, '', summary, ''].join('\n');
}

/** The findings for programs: one JSON object. */
export function reportJson(findings: readonly NamedFinding[]): string {
  return `${JSON.stringify({ ok: isSound(findings), findings })}\n`;
}

function counted(findings: readonly NamedFinding[], wanted: Finding['level']): string {
  const count = findings.filter(({ level }) => level === wanted).length;
  return `${count === 0 ? 'no' : count} ${wanted}${count === 1 ? '' : 's'}`;
}
