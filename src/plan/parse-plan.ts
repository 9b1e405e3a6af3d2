import type { PlanProblem } from '../shared/plan-problem.ts';
import type { Network, PlanFormat } from '../shared/plan-ref.ts';
import { buildPlan } from './build/build-plan.ts';
import { arrangeProblems } from './found-problem.ts';
import type { Plan } from './plan.ts';
import { readCsv } from './source/read-csv.ts';
import { readText } from './source/read-text.ts';
import { readYaml } from './source/read-yaml.ts';
import type { SourceMap } from './source/source-node.ts';

/** A plan, or everything that is wrong with its file, in the order of the file. */
export interface ParsedPlan {
  plan?: Plan;
  problems: PlanProblem[];
}

/** Reads a plan file. Never throws, whatever the bytes are. */
export function parsePlan(bytes: Uint8Array, format: PlanFormat): ParsedPlan {
  const read = readText(bytes);
  if ('problem' in read) return { problems: [read.problem] };
  const { root, problems } = format === 'yaml' ? readYaml(read.text) : readCsv(read.text);
  if (root === undefined) return { problems: arrangeProblems(problems) };
  const built = buildForNetwork(root);
  const all = arrangeProblems([...problems, ...built.problems]);
  return all.length === 0 && built.plan ? { plan: built.plan, problems: [] } : { problems: all };
}

/** When the file does not say which network it is for, the one it fits better tells more about the rest of it. */
function buildForNetwork(root: SourceMap): ReturnType<typeof buildPlan> {
  const network = networkIn(root);
  if (network !== undefined) return buildPlan(root, network);
  const [fb, tw] = [buildPlan(root, 'fb'), buildPlan(root, 'tw')];
  return tw.problems.length < fb.problems.length ? tw : fb;
}

function networkIn(root: SourceMap): Network | undefined {
  const mediaPlan = root.entries.get('media_plan')?.node;
  const node = mediaPlan?.kind === 'map' ? mediaPlan.entries.get('network')?.node : undefined;
  const text = node?.kind === 'scalar' ? node.text.trim() : undefined;
  return text === 'fb' || text === 'tw' ? text : undefined;
}
