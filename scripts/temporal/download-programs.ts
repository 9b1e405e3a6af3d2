import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { startStep } from '../bootstrap/report.mjs';
import { putInPlace } from './put-in-place.ts';
import type { Fetch } from './programs.ts';

/** A machine without a way out should not keep people waiting. */
const answerMs = 4_000;
const archive = 'archive.tar.gz';

/** Downloads the official build. @throws Error when it cannot be reached or does not run here */
export async function downloadPrograms({ programs, folder, report, signal }: Fetch): Promise<void> {
  const { name, packages } = programs;
  const url = programs.archive({ x64: 'amd64', arm64: 'arm64' }[process.arch as string] ?? '');
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), answerMs);
  const step = startStep(report, `${name}: downloading it, once`);
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]),
    });
    clearTimeout(timer);
    if (!answer.ok || !answer.body) throw new Error(`answered ${answer.status}`);
    const total = Number(answer.headers.get('content-length'));
    const { body } = answer;
    await putInPlace(programs, folder, async (beside) => {
      const count = counter((bytes) => step.update(progressOf(bytes, total)));
      await pipeline(body, count, createWriteStream(join(beside, archive)));
      await promisify(execFile)('tar', ['-xzf', archive, ...Object.keys(packages)], {
        cwd: beside,
      });
      await promisify(execFile)('rm', [archive], { cwd: beside });
    });
    step.done(`${name} downloaded`);
  } catch (error) {
    step.failed(`${name}: the official download cannot be used from here`);
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
