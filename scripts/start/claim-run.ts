import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryLock } from '../bootstrap/lock.mjs';

const Run = z.object({
  pid: z.number(),
  /** ISO instant */
  startedAt: z.string(),
  /** What it showed when it was ready: links and the first command. Empty while it starts. */
  summary: z.array(z.tuple([z.string(), z.string()])),
  /** Process ids of what it runs, by name. */
  processes: z.record(z.string(), z.number()),
});

/** A `npm start` as `DATA_DIR/running.json` has it. */
export type Run = z.infer<typeof Run>;

export type Claim =
  | { isOurs: true; record(run: Run): void; release(): void }
  | { isOurs: false; other: Run | undefined };

/**
 * Claims a data folder for this process. The claim ends with the process, so what one that was killed
 * left in `running.json` counts for nothing.
 */
export function claimRun(dataDir: string): Claim {
  const file = join(dataDir, 'running.json');
  const lock = tryLock(join(dataDir, 'running.lock'));
  if (!lock) return { isOurs: false, other: readRun(file) };
  rmSync(file, { force: true });
  return {
    isOurs: true,
    record: (run) => {
      // Readers find the old one or the new one, never half of one.
      writeFileSync(`${file}.new`, `${JSON.stringify(run, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    },
    release: () => {
      rmSync(file, { force: true });
      lock.close();
    },
  };
}

function readRun(file: string): Run | undefined {
  try {
    return Run.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
