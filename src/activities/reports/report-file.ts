import { open } from 'node:fs/promises';
import type { Cell } from '../../shared/operation.ts';
import { csvLines } from '../operations/answer-csv.ts';

/** Rows as they come; those of a later reading replace all before them. */
export interface ReportRows {
  reading: number;
  rows: Cell[][];
}

/** What is in a file that was written. */
export interface ReportFile {
  /** The first rows, more than any message holds. */
  head: Cell[][];
  total: number;
}

/** Writes rows as a CSV file while they come, so that only a few of them are in memory at a time. */
export async function writeReportFile(
  path: string,
  columns: readonly string[],
  pages: AsyncIterable<ReportRows>,
): Promise<ReportFile> {
  const file = await open(path, 'w', 0o600);
  try {
    let reading: number | undefined;
    let [total, position] = [0, 0];
    let room = Buffer.allocUnsafeSlow(65_536);
    const head: Cell[][] = [];
    await append([columns]);
    for await (const page of pages) {
      if (reading !== undefined && reading !== page.reading) await begin();
      reading = page.reading;
      total += page.rows.length;
      head.push(...page.rows.slice(0, rowsKept - head.length));
      if (page.rows.length > 0) await append(page.rows);
    }
    return { head, total };

    async function begin(): Promise<void> {
      [total, position, head.length] = [0, 0, 0];
      await file.truncate(0);
      await append([columns]);
    }

    async function append(rows: readonly (readonly Cell[])[]): Promise<void> {
      for (let first = 0; first < rows.length; first += rowsAtOnce) {
        const text = csvLines(rows.slice(first, first + rowsAtOnce));
        const needed = Buffer.byteLength(text);
        if (needed > room.length) room = Buffer.allocUnsafeSlow(needed * 2);
        room.write(text);
        await file.write(room, 0, needed, position);
        position += needed;
      }
    }
  } finally {
    await file.close();
  }
}

/** As much as is made into text at a time, in the same place of the memory each time. */
const rowsAtOnce = 250;

/** Slack shows 99. */
const rowsKept = 100;
