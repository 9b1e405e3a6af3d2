import { readTemporalTls } from '../../temporal-tls.ts';
import type { Variables } from '../../variables.ts';
import { ok, warning, type Check } from '../check.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const soonDays = 30;

/** The certificates for Temporal: for how long they are good. What is wrong with them now, the environment tells. */
export function certificatesCheck(known: Partial<Variables>, now: number = Date.now()): Check {
  return {
    name: 'certificates',
    run: async () =>
      readTemporalTls(known, now).expiries.flatMap(({ variable, at }) => {
        const days = Math.floor((at - now) / dayMs);
        if (days < 0) return [];
        const text = `what ${variable} holds is good for ${days} more days`;
        return [days < soonDays ? warning(`${text}: have a new one made.`) : ok(`${text}.`)];
      }),
  };
}
