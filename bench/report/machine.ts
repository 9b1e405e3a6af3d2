import { cpus, totalmem } from 'node:os';

/** What it ran on; ratios travel between machines, seconds and megabytes do not. */
export function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${gigabytes} GB, ${process.platform}, Node ${process.versions.node}`;
}
