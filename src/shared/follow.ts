/**
 * Looks on while something is done: it calls `run` once and passes on what comes of it, be it a value or an error.
 * Whoever counts, measures or traces comes in by this door.
 */
export type FollowCall = <T>(operation: string, run: () => Promise<T>) => Promise<T>;

/** Something people did in Slack, by its place in our program: names that we gave, never words of theirs. */
export interface Delivery {
  kind: 'command' | 'action' | 'view' | 'options' | 'event' | 'shortcut' | 'other';
  name: string;
}

/** The same for what Slack delivers; `acked` is to be called once Slack has its acknowledgement. */
export type FollowDelivery = (
  delivery: Delivery,
  run: (acked: () => void) => Promise<void>,
) => Promise<void>;
