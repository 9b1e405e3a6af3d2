import type { PlanProblem } from '../../shared/plan-problem.ts';
import { levelWords, listedLevels, type ListedLevel, type PlanLevel } from '../plan-level.ts';
import { addChild, childFor, mapOf, mergeCells, newBranch, type CsvBranch } from './csv-branch.ts';
import type { CsvCell } from './csv-cell.ts';
import type { SourceMap } from './source-node.ts';

/** What one row says, by the level it says it about. */
export interface CsvRecord {
  line: number;
  cells: Map<PlanLevel, CsvCell[]>;
}

/**
 * Puts the rows of a table together to the tree that YAML would have given. A campaign or ad set is the one
 * with the same key, name or id in an earlier row; its fields may be repeated, but not differently. Every row
 * that says something about an ad is a new ad.
 */
export function csvTree(records: CsvRecord[]): { root: SourceMap; problems: PlanProblem[] } {
  const root = newBranch({ line: 1, column: 1, path: '' });
  const mediaPlan = newBranch({ line: records[0]?.line ?? 1, column: 1, path: 'media_plan' });
  const problems = records.flatMap((record) => [
    ...mergeCells(mediaPlan, record.cells.get('media_plan') ?? []),
    ...addBranches(root, record),
  ]);
  const { entries, ...rest } = mapOf(root, 'campaigns', 'ad_sets', 'ads');
  const node = mapOf(mediaPlan);
  if (node.entries.size > 0) entries.set('media_plan', { namedAt: node.place, node });
  return { root: { ...rest, entries }, problems };
}

function addBranches(root: CsvBranch, record: CsvRecord): PlanProblem[] {
  const problems: PlanProblem[] = [];
  let parent = root;
  for (const level of listedLevels) {
    if (!reaches(record, level)) break;
    const cells = record.cells.get(level) ?? [];
    const child = level === 'ad' ? addChild(parent, cells) : childFor(parent, cells);
    if (child === undefined) return [...problems, nameless(record.line, level)];
    problems.push(...mergeCells(child, cells));
    parent = child;
  }
  return problems;
}

/** Whether the row says anything at this level or below it. */
function reaches({ cells }: CsvRecord, level: ListedLevel): boolean {
  return listedLevels.slice(listedLevels.indexOf(level)).some((each) => cells.has(each));
}

function nameless(line: number, level: ListedLevel): PlanProblem {
  return {
    line,
    path: level,
    message: `the row does not say which ${levelWords[level]} it belongs to`,
    fix: `write ${level}.name (or ${level}.key) in every row`,
  };
}
