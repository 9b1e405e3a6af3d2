import type { Report } from '../bootstrap/report.mjs';

/** Programs that are fetched once and then kept in a folder of the user's cache. */
export interface Programs {
  /** As people know them. */
  name: string;
  version: string;
  /** Address of the official build, a `tar.gz`; `machine` is Go's name of the processor. */
  archive: (machine: string) => string;
  /** What is wanted of it, with the package each is compiled from. */
  packages: Readonly<Record<string, string>>;
  /** Go's module that the packages are of. */
  module: string;
  ldflags: string;
  /** Tries those in a folder. @throws Error when they do not run here */
  check: (folder: string) => Promise<unknown>;
}

/** One way to get them. */
export interface Fetch {
  programs: Programs;
  /** Where they are wanted: a folder of their own. */
  folder: string;
  report: Report;
  signal?: AbortSignal | undefined;
}
