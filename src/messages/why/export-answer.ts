import type { ExportAnswer, ExportPeriod } from '../../shared/why.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import type { Message } from '../kit/message.ts';
import { sentence } from '../kit/sentence.ts';

/** What somebody is told who asked for the ledger as a file. */
export function exportAnswer(answer: ExportAnswer): Message {
  switch (answer.kind) {
    case 'shared':
      return sentence(
        `The ledger ${periodWords(answer)} is in your direct messages as a CSV: ${counted(answer.entries, 'entry').replace('entrys', 'entries')}.`,
      );
    case 'empty':
      return sentence(`The ledger has nothing ${periodWords(answer)}. No file was made.`);
    case 'refused':
      return sentence(answer.reason);
    case 'failed':
      return failedTo('The ledger could not be exported.', answer);
  }
}

function periodWords({
  period: { from, to },
  zone,
}: {
  period: ExportPeriod;
  zone: string;
}): string {
  if (from === undefined && to === undefined) return 'from its beginning until now';
  if (to === undefined) return `from ${from} on (days in ${zone})`;
  if (from === undefined) return `up to ${to} (days in ${zone})`;
  return `from ${from} to ${to} (days in ${zone})`;
}
