import { condition } from '@temporalio/workflow';

/** A state that is told now and then rather than at every change. */
export interface Coalesced {
  /** The state has changed. */
  touch(): void;
  /** Tells the last state if it was not told yet, and ends. */
  end(): Promise<void>;
  /** Ends without telling it: somebody else does. */
  drop(): Promise<void>;
}

/**
 * Calls `send` soon after a change, but not within `everySeconds` of the last call's end; after a hundred calls
 * five times that, so that the history of a long launch stays short. `send` must not reject.
 */
export function coalesce(everySeconds: number, send: () => Promise<unknown>): Coalesced {
  let changed = false;
  let ended = false;
  const telling = (async () => {
    for (let told = 0; ; told += 1) {
      await condition(() => changed || ended);
      if (!changed) return;
      changed = false;
      await send();
      if (!ended) await condition(() => ended, everySeconds * (told < 100 ? 1_000 : 5_000));
    }
  })();
  const end = async () => {
    ended = true;
    await telling;
  };
  return {
    touch: () => {
      changed = true;
    },
    end,
    drop: () => {
      changed = false;
      return end();
    },
  };
}
