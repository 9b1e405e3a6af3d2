import { within } from './within.ts';

/** Something without which this process cannot do its part. */
export interface Probe {
  name: string;
  /** May reject, and may take too long. */
  isWell: () => Promise<boolean>;
  /** What is the matter where it is not, in words without secrets. */
  trouble: () => string;
}

export interface Readiness {
  ready: boolean;
  /** By probe: `ok`, or what is the matter. */
  checks: Record<string, string>;
}

/** Load balancers and orchestrators give up after a few seconds. */
const patienceMs = 2_000;

/** Asks all of them, side by side. Never rejects. */
export async function readinessOf(probes: readonly Probe[]): Promise<Readiness> {
  const answers = await Promise.all(
    probes.map(async ({ name, isWell, trouble }) => {
      const well = await within(patienceMs, isWell()).catch(() => false);
      return [name, well ? 'ok' : trouble()] as const;
    }),
  );
  return {
    ready: answers.every(([, said]) => said === 'ok'),
    checks: Object.fromEntries(answers),
  };
}
