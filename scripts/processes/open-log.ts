import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

export interface LogFile {
  write(line: string): void;
  close(): void;
}

/** `DATA_DIR/logs/<name>.log`, begun anew; what was there before is kept once, as `<name>.previous.log`. */
export function openLog(dataDir: string, name: string): LogFile {
  const folder = join(dataDir, 'logs');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.log`);
  if (existsSync(file)) renameSync(file, join(folder, `${name}.previous.log`));
  const stream = createWriteStream(file);
  return {
    write: (line) => void stream.write(`${line}\n`),
    close: () => void stream.end(),
  };
}
