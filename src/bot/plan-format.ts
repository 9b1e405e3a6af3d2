import type { PlanFormat } from '../shared/plan-ref.ts';

/** The format of a pasted plan: the first line of a CSV is its header, which YAML never begins with. */
export function planFormat(text: string): PlanFormat {
  const first = text.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#'));
  return first !== undefined && /^[^:]*[,;\t]/.test(first) ? 'csv' : 'yaml';
}
