import { log } from '@temporalio/workflow';
import { atOnce } from '../shared/at-once.ts';
import type { DigestScope, DigestSettings, DigestSource, MissingSource } from '../shared/digest.ts';
import { nothingGathered, type DigestService, type GatheredDigest } from '../shared/digest-run.ts';
import type { Days } from '../shared/evidence-days.ts';
import type { FailureKind } from '../shared/failure-kind.ts';
import type { Person } from '../shared/launch.ts';
import type { Lane } from '../shared/quota.ts';
import { failureOf } from './failures.ts';
import { drawing, gathering, judging, lookingUp, telling } from './proxies.ts';
import { readableSources } from './readable-sources.ts';
import { withSearchQuota } from './search-quota.ts';

/** Sources read side by side. */
const sourcesAtOnce = 8;

interface Reading {
  dueAt: string;
  lane: Lane;
  /** Who looks at it, and where: the policy may keep an advertiser from them. */
  reader: { by: Person; channel: string };
  /** What was gathered earlier: only what was lacking then is looked for. */
  before?: GatheredDigest;
}

/**
 * Reads the figures of all that is in a digest into the store. What fails is left out and named, so that the rest can
 * be said.
 */
export async function gatherDigest(
  settings: DigestSettings,
  { dueAt, lane, reader, before = nothingGathered }: Reading,
): Promise<GatheredDigest> {
  const { content } = settings;
  const services = lane === 'batch' ? gathering : lookingUp;
  const gate = lane === 'batch' ? telling : judging;
  const calendar = lane === 'batch' ? telling : drawing;
  const gathered = {
    ...before,
    sources: [...before.sources],
    missing: [...before.missing],
    cost: { ...before.cost },
    unread: before.unread.filter(({ passing }) => !passing),
    unsurveyed: before.unsurveyed.filter(({ passing }) => !passing),
  };
  const away = new Map<DigestService, string>();
  if (content.kind === 'figures') {
    const again = before.unread.filter(({ passing }) => passing).map(({ source }) => source);
    const found = await Promise.all([surveySocial(content.scope), surveySearch(content.scope)]);
    await read([...again, ...found.flat()]);
  }
  return { ...gathered, asOf: new Date().toISOString() };

  function surveySocial(scope: DigestScope): Promise<DigestSource[]> {
    const { ofChannel = '', mediaPlans, advertisers, accounts } = scope;
    const isAny = [ofChannel, mediaPlans, advertisers, accounts].some((part) => part.length > 0);
    return isAny ? surveyOf('social', () => services.social.surveySocial({ scope })) : none();
  }

  function surveySearch({ searchClients: clients }: DigestScope): Promise<DigestSource[]> {
    const isAny = clients.length > 0;
    return isAny
      ? surveyOf('search', () => services.search.surveySearch({ clients, lane }))
      : none();
  }

  async function surveyOf(
    service: DigestService,
    ask: () => Promise<Surveyed>,
  ): Promise<DigestSource[]> {
    const failed = before.unsurveyed.find((each) => each.service === service);
    if (before.asOf !== '' && !failed?.passing) return [];
    try {
      const { sources, missing, asked } = await ask();
      const { allowed, refused } = await readableSources(gate, { ...reader, sources });
      gathered.missing.push(...missing, ...unnamed(refused));
      gathered.cost[service] += asked;
      return allowed;
    } catch (error) {
      gathered.unsurveyed.push({ service, ...reasonOf(error, service) });
      return [];
    }
  }

  async function read(sources: DigestSource[]): Promise<void> {
    if (sources.length === 0) return;
    const days = await calendar.findDigestDays({ settings, dueAt, sources });
    const wanted = sources.flatMap((source, index) => {
      const each = days[index];
      return each === undefined ? [] : [{ source, days: each }];
    });
    const of = (service: DigestService) =>
      wanted.filter(({ source }) => source.subject.source === service);
    await Promise.all([readSocial(of('social')), readSearch(of('search'))]);
  }

  async function readSocial(wanted: Wanted[]): Promise<void> {
    await atOnce(sourcesAtOnce, wanted, (each) =>
      readOne('social', each, () => services.social.readSocialFigures(each)),
    );
  }

  async function readSearch(wanted: Wanted[]): Promise<void> {
    if (wanted.length === 0) return;
    const refused = await withSearchQuota({ units: wanted.length, lane }, async (reservation) => {
      await atOnce(sourcesAtOnce, wanted, (each) =>
        readOne('search', each, () =>
          services.search.readSearchFigures({
            ...each,
            lane,
            ...(reservation !== undefined && { reservation }),
          }),
        ),
      );
    });
    if (refused === undefined) return;
    const { why } = refused;
    gathered.unread.push(...wanted.map(({ source }) => ({ source, why, passing: true })));
  }

  async function readOne(
    service: DigestService,
    { source }: Wanted,
    ask: () => Promise<{ asked: number }>,
  ): Promise<void> {
    const why = away.get(service);
    if (why !== undefined) {
      gathered.unread.push({ source, why, passing: true });
      return;
    }
    try {
      const { asked } = await ask();
      gathered.cost[service] += asked;
      gathered.sources.push(source);
    } catch (error) {
      const reason = reasonOf(error, service);
      if (isAway.includes(failureOf(error).kind)) away.set(service, reason.why);
      gathered.unread.push({ source, ...reason });
    }
  }
}

/** What the policy keeps from readers is not named to them either. */
function unnamed(refused: readonly MissingSource[]): MissingSource[] {
  const [first] = refused;
  if (first === undefined) return [];
  const name = refused.length === 1 ? 'One media plan' : `${refused.length} media plans`;
  return [{ name, why: first.why, passing: false }];
}

type Surveyed = Pick<GatheredDigest, 'sources' | 'missing'> & { asked: number };

const none = (): Promise<DigestSource[]> => Promise.resolve([]);

interface Wanted {
  source: DigestSource;
  days: Days;
}

/** Why something could not be read, and whether it may be read later. */
function reasonOf(error: unknown, service: DigestService): { why: string; passing: boolean } {
  const { kind, message } = failureOf(error);
  log.warn('figures not read', { service, kind, message });
  const passing = !lasting.includes(kind);
  if (isAway.includes(kind)) return { why: `The ${service} service did not answer`, passing };
  if (kind === 'unauthorized') {
    const why = `The ${service} service did not let us in: an engineer has to look at it`;
    return { why, passing };
  }
  return { why: message, passing };
}

/** Then the next source is not asked for either: each would be waited for as long again. */
const isAway: string[] = ['unreachable', 'unavailable', 'timed-out'] satisfies FailureKind[];

const lasting: string[] = [
  'invalid-input',
  'rejected',
  'not-found',
  'conflict',
] satisfies FailureKind[];
