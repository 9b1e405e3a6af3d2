import { pino, type Logger } from 'pino';

export type { Logger };

/** Structured log on standard output; what could be a secret is cut out by its field name. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['token', 'key', 'authorization', '*.token', '*.key', '*.authorization'],
      censor: '[secret]',
    },
  });
}
