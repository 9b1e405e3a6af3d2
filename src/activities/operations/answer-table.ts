import { cutTable, type Table } from '../../messages/operation/cut-table.ts';
import type { Cell, OperationAnswer } from '../../shared/operation.ts';
import type { Found, ServiceRecord } from './read-all.ts';
import { valueText } from './value-text.ts';

/** What a read found, as a table: all of it, and what of it a message can hold. */
export interface AnswerTable {
  of: 'rows' | 'record';
  whole: Table;
  shown: Table;
}

/** A record becomes two columns; records become rows, with the columns that have values, the most telling first. */
export function answerTable(found: Found): AnswerTable | undefined {
  const whole = 'one' in found ? recordTable(found.one) : rowsTable(found.many);
  if (whole.rows.length === 0) return undefined;
  return { of: 'one' in found ? 'record' : 'rows', whole, shown: cutTable(whole) };
}

/** The part of an answer that goes to the message. */
export function shownAnswer(
  { of, whole, shown }: AnswerTable,
  hasFile: boolean,
): Extract<OperationAnswer, { kind: 'table' }> {
  return { kind: 'table', of, ...shown, total: whole.rows.length, hasFile };
}

function recordTable(record: ServiceRecord): Table {
  const rows = Object.entries(record).map(([field, value]) => [field, cellOf(value)]);
  return { columns: ['field', 'value'], rows };
}

function rowsTable(records: ServiceRecord[]): Table {
  const fields = fieldsOf(records);
  return { columns: fields, rows: records.map((record) => fields.map((f) => cellOf(record[f]))) };
}

/** Ids and names come first; then fields in which the rows differ; those that say the same everywhere come last. */
function fieldsOf(records: ServiceRecord[]): string[] {
  const seen = new Map<string, SeenField>();
  for (const record of records) {
    for (const [field, value] of Object.entries(record)) {
      const text = valueText(value);
      if (text === '') continue;
      const known = seen.get(field);
      if (known === undefined) seen.set(field, { first: text, differs: false });
      else if (known.first !== text) known.differs = true;
    }
  }
  return [...seen].toSorted((one, other) => rank(one) - rank(other)).map(([field]) => field);
}

interface SeenField {
  first: string;
  differs: boolean;
}

function rank([field, { differs }]: [string, SeenField]): number {
  const first = leading.findIndex((pattern) => pattern.test(field));
  if (first >= 0) return first;
  return leading.length + (differs ? 0 : 1);
}

const leading = [/^id$/, /^name$/, /_name$|^username$/, /status$/];

function cellOf(value: unknown): Cell {
  return typeof value === 'number' ? value : valueText(value);
}
