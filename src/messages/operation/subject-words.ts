import type { OperationPreview } from '../../shared/operation.ts';
import { oneLine } from '../kit/one-line.ts';

/** The object of a write: `Winter boots (id 4711)`. */
export function subjectWords({ subject }: OperationPreview): string | undefined {
  if (subject === undefined) return undefined;
  const id = `id ${oneLine(subject.id, 60)}`;
  return subject.name === undefined ? id : `${oneLine(subject.name, 120)} (${id})`;
}
