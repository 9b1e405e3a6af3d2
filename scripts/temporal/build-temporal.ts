import { spawn } from 'node:child_process';
import { ended, wordsOf } from '../processes/ended.ts';
import { startStep } from '../bootstrap/report.mjs';
import { putInPlace, type Fetch } from './put-in-place.ts';
import { readLines } from '../processes/read-lines.ts';

const source = 'github.com/temporalio/cli';

/** Compiles it with Go, from source. @throws Error when there is no Go, or it cannot */
export async function buildTemporal({ version, target, report, signal }: Fetch): Promise<void> {
  const step = startStep(report, 'Temporal server: compiling it with Go, once, some minutes');
  try {
    await putInPlace(target, async (folder) => {
      // Without symbols it is a third smaller.
      const flags = `-s -w -X ${source}/temporalcli.Version=${version}`;
      const go = spawn(
        'go',
        ['install', `-ldflags=${flags}`, `${source}/cmd/temporal@v${version}`],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
          ...(signal && { signal }),
        },
      );
      const end = ended(go);
      let modules = 0;
      const said = readLines(go, (line) => {
        if (line.startsWith('go: downloading ')) step.update(`${(modules += 1)} modules`);
      });
      const how = await end;
      if (how.status !== 0) throw new Error(`go ended with ${wordsOf(how)}: ${said().at(-1)}`);
    });
    step.done('Temporal server compiled');
  } catch (error) {
    const reason = reasonOf(error);
    step.failed(`Temporal server: ${reason}`);
    throw new Error(reason, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'Go is not installed';
  return `it could not be compiled: ${error instanceof Error ? error.message : String(error)}`;
}
