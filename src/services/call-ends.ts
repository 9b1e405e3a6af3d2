/** What ends a call before its time. Either rejects with its reason, untouched. */
export interface CallEnds {
  /** Ends it at any time; what was sent may be done by the service all the same. */
  signal?: AbortSignal | undefined;
  /** Ends it unless it is sent: from then on its outcome is waited for. */
  unsent?: AbortSignal | undefined;
}
