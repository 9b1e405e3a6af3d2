import { LogLevel, type Logger as BoltLogger } from '@slack/bolt';
import type { Logger } from 'pino';
import { withoutSecrets } from './without-secrets.ts';

/** Bolt's own lines in our log, one level quieter than Bolt means them: it tells of every reconnect. */
export function boltLogger(log: Logger): BoltLogger {
  const write =
    (level: 'trace' | 'debug' | 'warn' | 'error') =>
    (...parts: unknown[]) =>
      log[level]({ from: 'bolt' }, withoutSecrets(parts.map(String).join(' ')));
  return {
    debug: write('trace'),
    info: write('debug'),
    warn: write('warn'),
    error: write('error'),
    getLevel: () => (log.isLevelEnabled('trace') ? LogLevel.DEBUG : LogLevel.INFO),
    setLevel: () => undefined,
    setName: () => undefined,
  };
}
