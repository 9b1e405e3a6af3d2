import { spawn } from 'node:child_process';
import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ended, wordsOf } from '../processes/ended.ts';
import { startStep } from '../bootstrap/report.mjs';
import { putInPlace } from './put-in-place.ts';
import type { Fetch } from './programs.ts';
import { readLines } from '../processes/read-lines.ts';

/** Compiles them with Go, from source. @throws Error when there is no Go, or it cannot */
export async function buildPrograms({ programs, folder, report, signal }: Fetch): Promise<void> {
  const { name, version, packages, module, ldflags } = programs;
  const step = startStep(report, `${name}: compiling it with Go, once, some minutes`);
  try {
    await putInPlace(programs, folder, async (beside) => {
      const sources = Object.values(packages).map((path) => `${module}/${path}@v${version}`);
      const go = spawn('go', ['install', `-ldflags=${ldflags}`, ...sources], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, GOBIN: beside, CGO_ENABLED: '0' },
        ...(signal && { signal }),
      });
      const end = ended(go);
      let modules = 0;
      const said = readLines(go, (line) => {
        if (line.startsWith('go: downloading ')) step.update(`${(modules += 1)} modules`);
      });
      const how = await end;
      if (how.status !== 0) throw new Error(`go ended with ${wordsOf(how)}: ${said().at(-1)}`);
      for (const [program, path] of Object.entries(packages)) {
        renameSync(join(beside, basename(path)), join(beside, program));
      }
    });
    step.done(`${name} compiled`);
  } catch (error) {
    const reason = reasonOf(error);
    step.failed(`${name}: ${reason}`);
    throw new Error(reason, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'Go is not installed';
  return `it could not be compiled: ${error instanceof Error ? error.message : String(error)}`;
}
