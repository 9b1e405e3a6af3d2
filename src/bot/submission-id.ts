import { createHmac } from 'node:crypto';
import type { OperationRequest } from '../shared/operation.ts';

/**
 * The same for the same content of the same form, however often it is sent; another one when it was changed in
 * between. Keyed with the bot token: short secrets could be guessed from a plain digest.
 */
export function submissionId(
  viewId: string,
  { operation, input }: Pick<OperationRequest, 'operation' | 'input'>,
  botToken: string,
): string {
  const content = JSON.stringify([operation, input]);
  const digest = createHmac('sha256', botToken).update(content).digest('hex');
  return `${viewId}:${digest.slice(0, 12)}`;
}
