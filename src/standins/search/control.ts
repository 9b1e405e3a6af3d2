import { standinControl, type StandinControl } from '../serve/control.ts';

/** The control door of a running search stand-in. */
export interface SearchControl extends StandinControl {
  /** From now on every token is invalid that was given out so far. */
  revokeTokens: () => Promise<void>;
  /** There is no room left in the hour: it comes back as each of its requests gets an hour old. */
  useUpHour: () => Promise<void>;
}

/** @param url the address of the stand-in */
export function searchControl(url: string): SearchControl {
  const control = standinControl(url);
  return {
    ...control,
    revokeTokens: () => control.act('revoke-tokens'),
    useUpHour: () => control.act('use-up-hour'),
  };
}
