/** A line as the client wrote it. */
export interface LogLine {
  level: 'debug' | 'warn';
  message: string;
  [field: string]: unknown;
}

/** A log that keeps its lines. */
export function memoryLog() {
  const lines: LogLine[] = [];
  const at = (level: LogLine['level']) => (fields: object, message: string) =>
    void lines.push({ level, message, ...fields });
  return { lines, log: { debug: at('debug'), warn: at('warn') } };
}
