import { WorkflowUpdateRPCTimeoutOrCancelledError, type Client } from '@temporalio/client';
import { UserError } from './user-error.ts';

/** The way to Temporal, and where it leads. */
export interface TemporalDoor {
  client: Client;
  /** `host:port`, for people who have to look after it. */
  address: string;
  /** Many workspaces are served: what is the same in two of them is not the same run. */
  ofManyTeams?: boolean;
}

/**
 * Makes sure that Temporal answers at this moment.
 * @throws UserError with what to do, after `ms` at most.
 */
export async function knock({ client, address }: TemporalDoor, ms: number): Promise<void> {
  try {
    await within(client, ms, () => client.workflowService.getSystemInfo({}));
  } catch (error) {
    if (!isSilence(error)) throw error;
    throw new UserError(
      `Temporal at ${address} does not answer, so nothing was started. Make sure that it runs there (TEMPORAL_ADDRESS says where I look), then try again.`,
      { cause: error },
    );
  }
}

/** Calls Temporal; after `ms` without an answer the call fails, and `isSilence` says so of its error. */
export async function within<T>(client: Client, ms: number, call: () => Promise<T>): Promise<T> {
  return client.withDeadline(Date.now() + ms, call);
}

/** Temporal could not be reached, or did not answer by the deadline: what was asked may or may not have happened. */
export function isSilence(error: unknown): boolean {
  if (error instanceof WorkflowUpdateRPCTimeoutOrCancelledError) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && (error.code === deadlineExceeded || error.code === unavailable))
    return true;
  return error.cause !== undefined && isSilence(error.cause);
}

/** gRPC status codes. */
const deadlineExceeded = 4;
const unavailable = 14;
