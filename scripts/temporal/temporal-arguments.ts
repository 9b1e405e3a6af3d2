import { searchAttributes } from '../../src/shared/search-attributes.ts';

/**
 * The server's own defaults are for a cluster; these make a server on one machine 5 to 12 times faster.
 * The same keys belong in the dynamic configuration of any other server that Adjutant is run on.
 */
export const serverDynamicConfig = {
  // By default ten activities a second for a workflow, and timers as slow as that.
  'history.transferProcessorMaxPollRPS': 10_000,
  'history.timerProcessorMaxPollRPS': 10_000,
  // By default a timer under a second takes one.
  'history.timerProcessorMaxTimeShift': '10ms',
  // Lists show what happened sooner.
  'history.visibilityProcessorMaxPollRPS': 1_000,
  // With four partitions half of the cold starts wait two seconds.
  'matching.numTaskqueueReadPartitions': 1,
  'matching.numTaskqueueWritePartitions': 1,
  // Without it priorities are accepted and have no effect.
  'matching.useNewMatcher': true,
  'system.enableActivityEagerExecution': true,
  'frontend.enableServerVersionCheck': false,
} as const;

export interface ServerPlace {
  /** Kept in memory without one. */
  file?: string | undefined;
  port: number;
  httpPort: number;
  /** No web interface without one. */
  uiPort?: number | undefined;
}

/** Command line of `temporal` for a server at this place with the settings Adjutant needs. */
export function temporalArguments({ file, port, httpPort, uiPort }: ServerPlace): string[] {
  return [
    'server',
    'start-dev',
    '--ip=127.0.0.1',
    `--port=${port}`,
    `--http-port=${httpPort}`,
    '--log-format=json',
    '--log-level=warn',
    ...(uiPort === undefined ? ['--headless'] : [`--ui-port=${uiPort}`]),
    ...(file === undefined ? [] : [databaseOption(file), ...pragmas]),
    ...Object.entries(serverDynamicConfig).map(
      ([key, value]) => `--dynamic-config-value=${key}=${JSON.stringify(value)}`,
    ),
    ...searchAttributes.map((name) => `--search-attribute=${name}=Keyword`),
  ];
}

/** The argument by which a server on this database is recognised. */
export const databaseOption = (file: string): string => `--db-filename=${file}`;

const pragmas = ['--sqlite-pragma=journal_mode=wal', '--sqlite-pragma=synchronous=normal'];
