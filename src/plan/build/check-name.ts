import type { PlanProblem } from '../../shared/plan-problem.ts';
import { planLimits } from '../plan-limits.ts';
import { problemAt, quoted, type Place } from '../source/source-node.ts';

/** Names are how a launch finds again what it has made, so they have to be plain lines of text. */
export function checkName(name: string, place: Place, problems: PlanProblem[]): void {
  const characters = Array.from(name).length;
  if (characters > planLimits.nameCharacters) {
    problems.push(
      problemAt(
        place,
        `has ${characters} characters, more than ${planLimits.nameCharacters}`,
        'write a shorter one',
      ),
    );
  }
  if (/[\p{Cc}\p{Cs}\u2028\u2029]/u.test(name)) {
    problems.push(
      problemAt(
        place,
        `${quoted(name)} contains a line break, tab or other control character`,
        'write it in one line of plain characters',
      ),
    );
  }
}
