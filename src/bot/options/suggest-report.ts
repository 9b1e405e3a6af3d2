import { reportSubject, type ReportSubject } from '../../operations/report-subjects.ts';
import { socialLevel } from '../../operations/report-subjects.ts';
import type { OptionsCall, OptionsHandler } from '../call.ts';
import { explain } from '../explain.ts';
import { longestOptionValue, option } from '../views/option.ts';
import { readReportMemory } from '../views/report-memory.ts';
import { askForObjects } from './ask-for-objects.ts';
import { askForTargets, labelOf } from './suggest-targets.ts';

/** Slack takes 100, one of which is what was typed. */
const mostFound = 99;

/** In the field for what a report is of: clients of the search service, or objects of the social one. */
export const suggestReportInside: OptionsHandler = async (call, deps) => {
  const subject = subjectOf(call);
  if (subject === undefined) return { options: [] };
  const { typed, by } = call;
  const found = await offered().catch((error: unknown) => {
    explain(error, deps);
    return [];
  });
  const isOffered = found.some(({ value }) => value === typed);
  const isUsable = typed !== '' && typed.length <= longestOptionValue && !isOffered;
  return {
    options: [
      ...found.slice(0, mostFound),
      ...(isUsable ? [option(typed, `Use “${typed}” as typed`)] : []),
    ],
  };

  async function offered() {
    if (subject === undefined || socialLevel(subject) === undefined) {
      const question = { object: 'search client', typed, within: {}, by } as const;
      const clients = await askForObjects(question, deps.temporal);
      return clients.map(({ id, label }) => option(id, label));
    }
    const targets = await askForTargets(
      { words: typed, kinds: [...subject.inside], by },
      deps.temporal,
    );
    return targets.map((target) => option(`${target.kind} ${target.id}`, labelOf(target)));
  }
};

/** In the field for fields: those with all the typed words in their name. */
export const suggestReportFields: OptionsHandler = async (call) => ({
  options: namesIn(call).map((name) => option(name)),
});

/** In the field for what rows are sorted by: the same, from the largest and from the smallest. */
export const suggestReportSort: OptionsHandler = async (call) => ({
  options: namesIn({ ...call, typed: call.typed.replace(/^[+-]/, '') })
    .flatMap((name) => [`-${name}`, name])
    .slice(0, 100)
    .map((name) => option(name)),
});

function subjectOf({ view }: OptionsCall): ReportSubject | undefined {
  return view && reportSubject(readReportMemory(view.privateMetadata).of);
}

/** The usual ones first. */
function namesIn(call: OptionsCall): string[] {
  const subject = subjectOf(call);
  if (subject === undefined) return [];
  const words = call.typed.toLowerCase().split(/[\s_]+/);
  return [...new Set([...subject.usual, ...Object.keys(subject.fields)])]
    .filter((name) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, 100);
}
