import type { RichTextSection } from '@slack/types';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, italic, line, list, paragraph, richText } from '../kit/rich-text.ts';

export interface LaunchProblems {
  planName: string;
  problems: PlanProblem[];
  /** All there are; `problems` may be the first of them. */
  problemCount: number;
}

/** How many problems the message itself tells; with more, `problemsReport` goes along as a file. */
export const problemsInMessage = 20;

/** Everything that is wrong with a plan, for the person who gave it. */
export function launchProblems({ planName, problems, problemCount }: LaunchProblems): Message {
  const shown = problems.slice(0, problemsInMessage);
  const wrong = problemCount === 1 ? '1 thing is wrong' : `${problemCount} things are wrong`;
  return message(
    `${planName} cannot be launched: ${wrong} in it. Nothing was made.`,
    header(`${planName}: ${counted(problemCount, 'problem')}`),
    paragraph(
      bold('Nothing was made.'),
      ` ${problemCount === 1 ? 'One thing has' : 'These things have'} to be mended first; then launch it again.`,
    ),
    richText(list(shown.map(problemLine), { style: 'ordered' })),
    problemCount > shown.length
      ? note(`First ${shown.length} of ${problemCount}; the attached report has the rest.`)
      : undefined,
  );
}

/** The same as plain text, for a file. */
export function problemsReport({ planName, problems, problemCount }: LaunchProblems): string {
  const told = problems.map(
    (problem, index) =>
      `${index + 1}. ${place(problem)}${problem.path === '' ? '' : `, ${problem.path}`}\n` +
      `   ${problem.message}\n   → ${problem.fix}\n`,
  );
  const rest = problemCount - problems.length;
  return [
    `${planName}: ${counted(problemCount, 'problem')}. Nothing was made.\n`,
    ...told,
    ...(rest > 0 ? [`… and ${rest} more of the kind: mend these first.\n`] : []),
  ].join('\n');
}

function problemLine(problem: PlanProblem): RichTextSection {
  const path = problem.path === '' ? [] : ['  ', code(oneLine(problem.path, 100))];
  return line(
    bold(place(problem)),
    ...path,
    `\n${oneLine(problem.message, 180)}`,
    '\n',
    italic(`→ ${oneLine(problem.fix, 160)}`),
  );
}

function place({ line: row, column }: PlanProblem): string {
  if (row === undefined) return 'The file as a whole';
  return column === undefined ? `Line ${row}` : `Line ${row}:${column}`;
}
