import { randomUUID } from 'node:crypto';

/** The envelope of an answer, with when it was made. */
export function createFound(now: () => number) {
  return (results: readonly unknown[], totalResults = results.length) => {
    const at = moment(now());
    return {
      requestId: randomUUID(),
      startedAt: at,
      completedAt: at,
      timeTakenMs: 0,
      totalResults,
      errors: false as const,
      results: [...results],
    };
  };
}

/** Unix milliseconds as the service writes them: `2027-01-31 08:30:00`. */
function moment(unixMs: number): string {
  return new Date(unixMs).toISOString().slice(0, 19).replace('T', ' ');
}
