import { atOnce } from '../shared/at-once.ts';
import type { DigestSource, MissingSource } from '../shared/digest.ts';
import type { Person } from '../shared/launch.ts';
import { refusalWords } from '../shared/refusal-words.ts';
import type { judging } from './proxies.ts';

/** Media plans that somebody may look at in a channel, and the others with the reason. */
export interface ReadableSources {
  allowed: DigestSource[];
  refused: MissingSource[];
}

/** The policy may keep figures of an advertiser out of a channel, or from a person. It is asked once an advertiser. */
export async function readableSources(
  gate: Pick<typeof judging, 'judge'>,
  { by, channel, sources }: { by: Person; channel: string; sources: readonly DigestSource[] },
): Promise<ReadableSources> {
  const groups = [...Map.groupBy(sources, ({ path }) => path?.advertiser ?? '').values()];
  const judged = await atOnce(8, groups, async (group): Promise<ReadableSources> => {
    const advertiser = group[0]?.path?.advertiser;
    const path = advertiser === undefined ? {} : { advertiser };
    const request = { kind: 'read', by, channel, path, entities: 0, perDay: null } as const;
    const judgement = await gate.judge(request);
    if (judgement.outcome !== 'refuse') return { allowed: group, refused: [] };
    const why = refusalWords(judgement);
    return {
      allowed: [],
      refused: group.map(({ subject, name }) => ({ subject, name, why, passing: false })),
    };
  });
  return {
    allowed: judged.flatMap(({ allowed }) => allowed),
    refused: judged.flatMap(({ refused }) => refused),
  };
}
