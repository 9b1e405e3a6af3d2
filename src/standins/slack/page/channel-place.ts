/** A channel, and where in it. */
export interface ChannelPlace {
  kind: 'channel';
  channel?: string;
  /** `ts` of the message whose thread is open. */
  thread?: string;
  /** `ts` of the message to look at first. */
  message?: string;
}
