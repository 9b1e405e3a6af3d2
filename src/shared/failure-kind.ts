/**
 * Every way a call to a service can fail. Workflows branch on it, so the set is closed.
 *
 * - `invalid-input`: our own schema or rules refused; nothing was sent.
 * - `rejected`: the service refused what we sent (400 and other 4xx without a kind of their own).
 * - `unauthorized`: 401 or 403. `not-found`: 404. `conflict`: 409. `rate-limited`: 429.
 * - `unreachable`: the request never left this machine.
 * - `unavailable`: 5xx to a read. `timed-out`: our deadline or a reset while a read was in flight.
 * - `unknown-outcome`: the same two for a write: it may or may not have happened.
 * - `unexpected-response`: not JSON, or not what the reference says.
 */
export type FailureKind =
  | 'invalid-input'
  | 'rejected'
  | 'unauthorized'
  | 'not-found'
  | 'conflict'
  | 'rate-limited'
  | 'unreachable'
  | 'unavailable'
  | 'timed-out'
  | 'unknown-outcome'
  | 'unexpected-response';
