import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { CsvCell } from './csv-cell.ts';
import { nestCells } from './nest-cells.ts';
import { problemAt, quoted, type Place, type SourceEntry, type SourceMap } from './source-node.ts';

/** A media plan, campaign, ad set or ad while rows still add to it. */
export interface CsvBranch {
  place: Place;
  /** By column name. */
  cells: Map<string, CsvCell>;
  children: CsvBranch[];
  /** Children by what rows may call them. */
  known: Map<string, CsvBranch>;
}

export function newBranch(place: Place): CsvBranch {
  return { place, cells: new Map(), children: [], known: new Map() };
}

/** The child these cells are about: the one with their key, else name, else id; made if it is new. */
export function childFor(parent: CsvBranch, cells: CsvCell[]): CsvBranch | undefined {
  const callings = ['key', 'name', 'id'].flatMap((field) =>
    cells
      .filter(({ column: { steps } }) => steps.length === 1 && steps[0] === field)
      .map(({ text }) => `${field} ${text}`),
  );
  const [calling] = callings;
  if (calling === undefined) return undefined;
  const child = parent.known.get(calling) ?? addChild(parent, cells);
  for (const each of callings) {
    if (!parent.known.has(each)) parent.known.set(each, child);
  }
  return child;
}

export function addChild(parent: CsvBranch, cells: CsvCell[]): CsvBranch {
  const place = cells[0]?.place ?? parent.place;
  const child = newBranch({ ...place, path: cells[0]?.column.level ?? '' });
  parent.children.push(child);
  return child;
}

/** Adds what a row says about a branch; saying it again is fine, saying something else is not. */
export function mergeCells(branch: CsvBranch, cells: CsvCell[]): PlanProblem[] {
  const problems: PlanProblem[] = [];
  for (const cell of cells) {
    const before = branch.cells.get(cell.column.name);
    if (before === undefined) {
      branch.cells.set(cell.column.name, cell);
    } else if (before.text !== cell.text) {
      problems.push(
        problemAt(
          cell.place,
          `${quoted(cell.text)} here, but ${quoted(before.text)} in line ${before.place.line}`,
          'write the same in both lines, or leave the later one empty',
        ),
      );
    }
  }
  return problems;
}

/** The branch as the YAML reader would have given it. */
export function mapOf(branch: CsvBranch, ...childLists: string[]): SourceMap {
  const entries = nestCells([...branch.cells.values()], 0);
  const [list, ...below] = childLists;
  if (list !== undefined && branch.children.length > 0) {
    entries.set(list, childList(branch, list, below));
  }
  return { kind: 'map', place: branch.place, entries };
}

function childList({ place, children }: CsvBranch, list: string, below: string[]): SourceEntry {
  const namedAt = { ...place, path: list };
  const items = children.map((child) => mapOf(child, ...below));
  return { namedAt, node: { kind: 'list', place: namedAt, items } };
}
