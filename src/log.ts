import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * Structured log on standard output; what could be a secret is cut out by its field name.
 *
 * @param context says what each line says beside its own
 */
export function createLogger(
  level: string,
  context: () => Record<string, unknown> = () => ({}),
): Logger {
  return pino({
    level,
    base: null,
    mixin: context,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['token', 'key', 'authorization', '*.token', '*.key', '*.authorization'],
      censor: '[secret]',
    },
  });
}
