import type { Logger as TemporalLogger } from '@temporalio/worker';
import type { Logger } from './log.ts';

/** Each of our workers does one thing only; the SDK warns of what it does not do. */
const isMeant = /^No (activities|workflows) registered/;

/** Temporal's own log lines, and those of workflows and activities, in the one log. */
export function temporalLogger(log: Logger): TemporalLogger {
  const at = (level: 'trace' | 'debug' | 'info' | 'warn' | 'error') => {
    return (message: string, meta?: object) =>
      log[isMeant.test(message) ? 'debug' : level]({ ...meta }, message);
  };
  const levels = {
    trace: at('trace'),
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  };
  return {
    ...levels,
    log: (level, message, meta) => {
      switch (level) {
        case 'TRACE':
          return levels.trace(message, meta);
        case 'DEBUG':
          return levels.debug(message, meta);
        case 'INFO':
          return levels.info(message, meta);
        case 'WARN':
          return levels.warn(message, meta);
        case 'ERROR':
          return levels.error(message, meta);
      }
    },
  };
}
