import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { featuresOf } from './features.ts';
import { workflowOf, writeHistory, type History } from './history.ts';
import { scrub } from './scrub.ts';

/** Longer ones test little that shorter ones do not. */
const maxBytes = 20_000;
/** Of one workflow from one recording. */
const maxEach = 6;

/**
 * Keeps those of the recorded histories that went through something that none of the kept ones did: the richest of
 * each workflow first.
 *
 * @returns the names of the files that were added
 */
export function keepNew(
  folder: string,
  recorded: readonly History[],
  kept: readonly History[],
): string[] {
  const added: string[] = [];
  for (const [type, histories] of byType(recorded)) {
    const known = new Set(
      kept
        .filter((history) => workflowOf(history).type === type)
        .flatMap((history) => [...featuresOf(history)]),
    );
    let candidates = histories
      .map((history) => ({ history: scrub(history), features: featuresOf(history) }))
      .filter(({ history }) => gzipSync(JSON.stringify(history)).length <= maxBytes);
    for (let count = 0; count < maxEach; count += 1) {
      candidates = candidates
        .map((it) => ({ ...it, features: without(it.features, known) }))
        .filter(({ features }) => features.size > 0)
        .toSorted((a, b) => b.features.size - a.features.size);
      const best = candidates.shift();
      if (!best) break;
      for (const feature of best.features) known.add(feature);
      const digest = createHash('sha256').update(JSON.stringify(best.history)).digest('hex');
      const name = `${type}-${digest.slice(0, 8)}`;
      writeHistory(folder, name, best.history);
      added.push(name);
    }
  }
  return added;
}

function byType(histories: readonly History[]): Map<string, History[]> {
  return Map.groupBy(histories, (history) => workflowOf(history).type);
}

const without = (features: Set<string>, known: Set<string>): Set<string> =>
  new Set([...features].filter((feature) => !known.has(feature)));
