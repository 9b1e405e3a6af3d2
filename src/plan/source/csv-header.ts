import type { PlanProblem } from '../../shared/plan-problem.ts';
import type { CsvRow } from './csv-rows.ts';
import { nearest } from '../../services/nearest.ts';
import { planLevels } from '../plan-level.ts';
import type { PlanLevel } from '../plan-level.ts';
import { problemAt, quoted } from './source-node.ts';
import type { Place } from './source-node.ts';

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
    const place = { line: header.line, column: index + 1, path: name };
    const read = name === '' ? undefined : readName(name);
    const rival = columns.find((column) => clash(column.name, name));
    if (read !== undefined && 'fix' in read) {
      problems.push(problemAt(place, `no column is called ${quoted(name)}`, read.fix));
    } else if (rival !== undefined) {
      problems.push(
        problemAt(
          place,
          `the column ${quoted(name)} says the same as column ${rival.index + 1}`,
          'take one of the two out',
        ),
      );
    } else if (read !== undefined) {
      columns.push({ index, name, place, ...read });
    }
  }
  return { columns, problems };
}

/** The same column twice, or a value and its own parts: `ad.x` and `ad.x[0]`. */
function clash(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return long === short || long.startsWith(`${short}.`) || long.startsWith(`${short}[`);
}

type ReadName = { level: PlanLevel; steps: (string | number)[] } | { fix: string };

function readName(name: string): ReadName {
  const [first = '', ...rest] = name.split('.');
  const level = planLevels.find((known) => known === first);
  if (level === undefined) {
    const meant = nearest(first, planLevels);
    const fix =
      meant === undefined
        ? `begin it with one of ${planLevels.map((known) => `${known}.`).join(', ')} as in campaign.name`
        : `write ${[meant, ...rest].join('.')}`;
    return { fix };
  }
  const steps = rest.flatMap(stepsOf);
  if (inYamlOnly.includes(String(steps[0]))) {
    return { fix: 'write the values into each row; columns begin with campaign., ad_set. or ad.' };
  }
  if (steps.length === 0 || steps.includes('')) {
    return { fix: `write ${level}.field, or ${level}.field[0].part for a part of a list` };
  }
  return { level, steps };
}

/** Fields that say in YAML what rows say in a table. */
const inYamlOnly = ['campaigns', 'ad_sets', 'ads', 'defaults'];

/** `name` → `name`; `name[0]` → `name`, 0; a step that cannot be read is empty. */
function stepsOf(part: string): (string | number)[] {
  const match = /^(?<field>\w+)(?:\[(?<item>\d{1,2})\])?$/u.exec(part);
  const { field = '', item } = match?.groups ?? {};
  return item === undefined ? [field] : [field, Number(item)];
}
