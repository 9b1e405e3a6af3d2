import type { YAMLError } from 'yaml';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { PlaceAt } from './convert-yaml.ts';
import { problemAt } from './source-node.ts';

/** What keeps a text from being YAML, one problem a line: the parser often stumbles twice over one mistake. */
export function yamlSyntaxProblems(errors: readonly YAMLError[], placeAt: PlaceAt): PlanProblem[] {
  const byLine = new Map<number, PlanProblem>();
  for (const { code, message, pos } of errors) {
    const place = placeAt(pos[0], '');
    if (byLine.has(place.line)) continue;
    const said = wordings[code] ?? { message: lowerFirst(message), fix: generalFix };
    byLine.set(place.line, problemAt(place, said.message, said.fix));
  }
  return [...byLine.values()];
}

const generalFix = 'mend the YAML here; indentation, quotes and colons are the usual causes';

/** The commonest ones in a trafficker's words; the parser's own for the rest. */
const wordings: Partial<Record<YAMLError['code'], { message: string; fix: string }>> = {
  BAD_INDENT: {
    message: 'the indentation does not fit, or a bracket is not closed',
    fix: 'start the fields of one object in the same column, and close every [ and {',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'a colon stands where a value should be',
    fix: 'put a text that contains «: » into double quotes',
  },
  MISSING_CHAR: {
    message: 'a quote, bracket or colon is missing',
    fix: 'close the quote or bracket, and write fields as `name: value`',
  },
  MULTIPLE_DOCS: {
    message: 'a second document begins here',
    fix: 'keep one plan in a file, and take the `---` out',
  },
  RESOURCE_EXHAUSTION: {
    message: 'lists and mappings are nested too deeply',
    fix: 'follow the examples',
  },
  TAB_AS_INDENT: {
    message: 'the line is indented with a tab',
    fix: 'indent with spaces',
  },
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
