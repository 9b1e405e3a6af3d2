import type { OperationNotice, OperationProblem } from '../../shared/operation.ts';
import { counted } from '../kit/counted.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, italic, line, list, paragraph, richText } from '../kit/rich-text.ts';

type Problems = Extract<OperationNotice, { kind: 'problems' }>;

/** Everything that cannot be sent as it was given. */
export function operationProblems({ summary, problems }: Problems): Message {
  const shown = problems.slice(0, mostProblems);
  const rest = problems.length - shown.length;
  return message(
    `${summary}: ${counted(problems.length, 'problem')}. Nothing was sent.`,
    paragraph(bold(`${oneLine(summary, 150)}: nothing was sent.`), ' This has to be mended first:'),
    richText(list(shown.map(problemLine), { style: 'ordered' })),
    rest > 0 ? note(`… and ${rest} more.`) : undefined,
  );
}

function problemLine({ field, message: what, fix }: OperationProblem) {
  return line(
    ...(field === '' ? [] : [code(oneLine(field, 80)), ' ']),
    oneLine(what, 180),
    '\n',
    italic(`→ ${oneLine(fix, 160)}`),
  );
}

const mostProblems = 20;
