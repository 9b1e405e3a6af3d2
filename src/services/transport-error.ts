/** Why there is no usable answer. */
export type TransportReason = 'connection' | 'timeout' | 'too-large' | 'undecodable';

/** A request that got no usable answer. `isSent` tells whether the service may have acted on it. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  readonly reason: TransportReason;
  readonly isSent: boolean;

  constructor(reason: TransportReason, message: string, isSent: boolean) {
    super(message);
    this.reason = reason;
    this.isSent = isSent;
  }
}
