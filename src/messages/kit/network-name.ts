import { oneLine } from './one-line.ts';
import type { Network } from '../../shared/plan-ref.ts';

const names = { fb: 'Facebook', tw: 'Twitter' } satisfies Record<Network, string>;
const byCode: ReadonlyMap<string, string> = new Map(Object.entries(names));

/** The network as people call it; one that we do not know, as the service calls it. */
export function networkName(network: string): string {
  return byCode.get(network) ?? oneLine(network, 40);
}
