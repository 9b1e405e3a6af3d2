import type { BotDeps } from './deps.ts';
import { newReference } from './reference.ts';
import { isSilence } from './temporal-door.ts';
import { UserError } from './user-error.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What a person is told about an error. One they can do nothing about is logged, and named by a reference. */
export function explain(
  error: unknown,
  { log, temporal, failed }: Pick<BotDeps, 'log' | 'temporal' | 'failed'>,
): string {
  if (error instanceof UserError) return error.message;
  failed?.();
  if (isSilence(error)) {
    log.warn({ address: temporal.address, error: described(error) }, 'temporal silent');
    return `Temporal at ${temporal.address} did not answer in time, so I cannot say whether this took effect. Try again in a moment: nothing happens twice.`;
  }
  const reference = newReference();
  log.error({ reference, error: described(error) }, 'something failed');
  return `Something failed, ref ${reference}. Whoever runs Adjutant finds it in the log under this reference.`;
}

/** Only name, code and words: whole errors carry requests, and those carry tokens. */
function described(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  return {
    name: error.name,
    ...('code' in error && { code: error.code }),
    message: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ''),
    ...(error.cause !== undefined && { cause: described(error.cause) }),
  };
}
