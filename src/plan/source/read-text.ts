import type { PlanProblem } from '../../shared/plan-problem.ts';
import { planLimits } from '../plan-limits.ts';

/** The text of a plan file without byte order mark, its line ends as `\n`; or why there is none. */
export function readText(bytes: Uint8Array): { text: string } | { problem: PlanProblem } {
  if (bytes.byteLength > planLimits.bytes) {
    return refuse(
      `the file has ${bytes.byteLength.toLocaleString('en')} bytes, more than the ${planLimits.bytes.toLocaleString('en')} allowed`,
      'write repeated values once under `defaults`, or split the plan into several files',
    );
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse('the file is not UTF-8 text', 'save it again as UTF-8 (in Excel: «CSV UTF-8»)');
  }
  if (text.trim() === '') {
    return refuse('the file is empty', 'start from one of the example plans');
  }
  return { text: text.replaceAll(/\r\n?/g, '\n') };
}

function refuse(message: string, fix: string): { problem: PlanProblem } {
  return { problem: { path: '', message, fix } };
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
