import { LogLevel, type Logger as BoltLogger } from '@slack/bolt';
import type { Logger } from 'pino';
import { withoutSecrets } from './without-secrets.ts';

/**
 * Bolt's own lines in our log, one level quieter than Bolt means them: it tells of every reconnect. The quietest quote
 * whole payloads, and with them what people typed into forms: they are cut where a quotation begins.
 */
export function boltLogger(log: Logger): BoltLogger {
  const write =
    (level: 'trace' | 'debug' | 'warn' | 'error') =>
    (...parts: unknown[]) => {
      if (!log.isLevelEnabled(level)) return;
      const line = parts.map(String).join(' ');
      const told = level === 'trace' ? line.replace(/[{[].*/su, '…') : line;
      log[level]({ from: 'bolt' }, withoutSecrets(told));
    };
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
