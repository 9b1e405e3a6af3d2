import { nearest } from '../../services/nearest.ts';
import type { PlanProblem } from '../../shared/plan-problem.ts';
import { planLevels, type PlanLevel } from '../plan-level.ts';
import type { CsvRow } from './csv-rows.ts';
import { problemAt, quoted, type Place } from './source-node.ts';

/** A column that could be read: `ad.child_attachments[0].url` is the level `ad` and three steps below it. */
export interface CsvColumn {
  /** Which cell of a row, from 0. */
  index: number;
  name: string;
  level: PlanLevel;
  steps: (string | number)[];
  place: Place;
}

/** Reads the first row. Columns without a name are left out; they may hold no values. */
export function csvHeader(header: CsvRow): { columns: CsvColumn[]; problems: PlanProblem[] } {
  const problems: PlanProblem[] = [];
  const columns: CsvColumn[] = [];
  for (const [index, name] of header.cells.entries()) {
    if (name === '') continue;
    const place = { line: header.line, column: index + 1, path: name };
    const rival = columns.find((column) => clash(column.name, name));
    const { fix, column } = readName(name);
    if (fix !== undefined) {
      problems.push(problemAt(place, `no column is called ${quoted(name)}`, fix));
    } else if (rival !== undefined) {
      const message = `the column ${quoted(name)} says the same as column ${rival.index + 1}`;
      problems.push(problemAt(place, message, 'take one of the two out'));
    }
    if (column !== undefined && rival === undefined)
      columns.push({ index, name, place, ...column });
  }
  return { columns, problems };
}

/** The same column twice, or a value and its own parts: `ad.x` and `ad.x[0]`. */
function clash(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short}.`) || long.startsWith(`${short}[`);
}

/** What a name says, as far as it can be told, and how to mend it where it is wrong. */
interface ReadName {
  column?: Pick<CsvColumn, 'level' | 'steps'>;
  fix?: string;
}

function readName(name: string): ReadName {
  const [first = '', ...rest] = name.split('.');
  const level = planLevels.find((known) => known === first);
  if (level === undefined) return misnamedLevel(first, rest);
  const steps = rest.flatMap(stepsOf);
  if (inYamlOnly.includes(String(steps[0]))) {
    return { fix: 'write the values into each row; columns begin with campaign., ad_set. or ad.' };
  }
  if (steps.length === 0 || steps.includes('')) {
    return { fix: `write ${level}.field, or ${level}.field[0].part for a part of a list` };
  }
  return { column: { level, steps } };
}

function misnamedLevel(first: string, rest: string[]): ReadName {
  const meant = nearest(first, planLevels);
  if (meant === undefined || rest.length === 0) {
    const beginnings = planLevels.map((known) => `${known}.`).join(', ');
    return { fix: `begin it with one of ${beginnings} as in campaign.name` };
  }
  const name = [meant, ...rest].join('.');
  return { ...readName(name), fix: `write ${name}` };
}

/** Fields that say in YAML what rows say in a table. */
const inYamlOnly = ['campaigns', 'ad_sets', 'ads', 'defaults'];

/** `name` → `name`; `name[0]` → `name`, 0; a step that cannot be read is empty. */
function stepsOf(part: string): (string | number)[] {
  const match = /^(?<field>\w+)(?:\[(?<item>\d{1,2})\])?$/u.exec(part);
  const { field = '', item } = match?.groups ?? {};
  return item === undefined ? [field] : [field, Number(item)];
}
