import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { startStep } from '../bootstrap/report.mjs';
import { putInPlace, type Fetch } from './put-in-place.ts';

/** A machine without a way out should not keep people waiting. */
const answerMs = 4_000;
const archive = 'temporal.tar.gz';

/** Downloads the official build. @throws Error when it cannot be reached or does not run here */
export async function downloadTemporal({ version, target, report, signal }: Fetch): Promise<void> {
  const machine = { x64: 'amd64', arm64: 'arm64' }[process.arch as string];
  const url = `https://temporal.download/cli/archive/v${version}?platform=${process.platform}&arch=${machine}`;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), answerMs);
  const step = startStep(report, 'Temporal server: downloading it, once');
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    });
    clearTimeout(timer);
    if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
    const total = Number(answer.headers.get('content-length'));
    const { body } = answer;
    await putInPlace(target, async (folder) => {
      const count = counter((bytes) => step.update(progressOf(bytes, total)));
      await pipeline(body, count, createWriteStream(join(folder, archive)));
      await promisify(execFile)('tar', ['-xzf', archive, 'temporal'], { cwd: folder });
      await promisify(execFile)('rm', [archive], { cwd: folder });
    });
    step.done('Temporal server downloaded');
  } catch (error) {
    step.failed('Temporal server: the official download cannot be used from here');
    throw new Error('the official download cannot be used from here', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

function counter(onBytes: (bytes: number) => void): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      onBytes((bytes += chunk.length));
      pass(null, chunk);
    },
  });
}

function progressOf(bytes: number, total: number): string {
  return total > 0 ? `${megabytes(bytes)} of ${megabytes(total)}` : megabytes(bytes);
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
