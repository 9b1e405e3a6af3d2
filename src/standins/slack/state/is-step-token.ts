import { SlackError } from '../slack-error.ts';
import { executionTokenPrefix } from '../tokens.ts';
import type { Workspace } from './workspace.ts';

/**
 * Whether this is the token of a step.
 * @throws SlackError `token_revoked` once the step is over.
 */
export function isStepToken({ executions }: Workspace, token: unknown): boolean {
  if (typeof token !== 'string' || !token.startsWith(executionTokenPrefix)) return false;
  const execution = executions.all().find((each) => each.token === token);
  if (execution === undefined) return false;
  if (execution.state !== 'running') throw new SlackError('token_revoked');
  return true;
}
