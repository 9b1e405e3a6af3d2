import { pathText, type InputProblem } from '../services/input-problem.ts';

/** `end_date is before start_date: give start_date or something later.` */
export function problemSentence({ path, message, fix }: InputProblem): string {
  return `${pathText(path)} ${message}: ${fix}.`.trimStart();
}
