import type { Logger } from 'pino';
import type { PolicyFileReader } from './policy/create-policy-file.ts';

/** Says at the start what is wrong with the policy, or odd about it: above all approvals that nobody can give. */
export async function reportPolicy(policy: PolicyFileReader, log: Logger): Promise<void> {
  const current = await policy.current();
  if ('unreadable' in current) {
    log.error({ problems: current.problems }, current.unreadable);
    return;
  }
  for (const { line, path, message, fix } of current.warnings) {
    log.warn({ line, path }, `policy: ${message}: ${fix}`);
  }
  log.info({ version: current.policy.version }, 'policy read');
}
