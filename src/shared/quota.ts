/** Who waits for the answer: a person, or work that can wait. Batch work leaves people their share. */
export type Lane = 'interactive' | 'batch';

/** The allowance of the search service: so many requests in any rolling hour, over all processes. */
export interface Quota {
  /** Counts one request, or says when there will be room for it. What was granted is used, whatever comes of it. */
  take(request: { lane: Lane; reservation?: string | undefined }): Promise<Grant>;
  /** Holds so many requests for work that begins now, or says when there will be room for all of them. */
  reserve(request: { lane: Lane; units: number }): Promise<Reservation>;
  /** Gives back what a reservation has not used. */
  release(reservation: string): Promise<void>;
  /** The service itself says that the hour is used up: nobody asks for this long. */
  block(forMs: number): Promise<void>;
  state(): Promise<QuotaState>;
}

export type Grant = { granted: true } | Refused;

export type Reservation = { granted: true; reservation: string } | Refused;

/** `retryAt` is in Unix milliseconds, by the clock of the database; `waitMs` is until then. */
export interface Refused {
  granted: false;
  retryAt: number;
  waitMs: number;
}

export interface QuotaState {
  /** Requests in the last hour. */
  used: number;
  /** Held by reservations and not used yet. */
  reserved: number;
  /** What each lane may use, of all that is used and reserved together. */
  ceilings: Record<Lane, number>;
  /** Unix milliseconds at which a request of each lane would be granted; absent: at once. */
  nextFree: Partial<Record<Lane, number>>;
  /** Unix milliseconds until which the service wants no request, after a 429 of its own. */
  blockedUntil?: number;
}
