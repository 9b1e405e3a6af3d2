import type { Variables } from '../variables.ts';
import { warning, type Check, type Finding } from './check.ts';
import { hideSecrets } from './hide-secrets.ts';

/** A finding, and the check that made it. */
export interface NamedFinding extends Finding {
  check: string;
}

/**
 * Runs checks side by side; what they find comes in their order. Each may take `ms`, and a little longer to say
 * that it took too long.
 */
export async function runChecks(
  checks: readonly Check[],
  known: Partial<Variables>,
  ms: number,
): Promise<NamedFinding[]> {
  const findings = await Promise.all(checks.map((check) => findingsOf(check, ms)));
  return findings.flat().map((finding) => ({ ...finding, text: hideSecrets(finding.text, known) }));
}

async function findingsOf({ name, run }: Check, ms: number): Promise<NamedFinding[]> {
  const findings = await Promise.race([settled(run, ms), late(ms + graceMs)]);
  return findings.map((finding) => ({ check: name, ...finding }));
}

const graceMs = 2_000;

async function settled(run: Check['run'], ms: number): Promise<Finding[]> {
  try {
    return await run(AbortSignal.timeout(ms));
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return [warning(`could not be looked at (${why}): run npm run doctor again, then report it`)];
  }
}

async function late(ms: number): Promise<Finding[]> {
  const signal = AbortSignal.timeout(ms);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  return [warning(`did not answer within ${Math.round(ms / 1_000)} s: see whether it hangs`)];
}
