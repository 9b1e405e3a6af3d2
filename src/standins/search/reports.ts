import { search } from '../../services/search/index.ts';
import { registries } from '../../services/search/reports.ts';
import type { AnyFilter } from '../../services/search/filter.ts';
import type { Restatements } from '../serve/restatements.ts';
import { dayText } from './calendar.ts';
import { oneOf } from './directory.ts';
import type { createFound } from './found.ts';
import { measures, productMeasures } from './measures.ts';
import { answerQuery, type Query } from './query.ts';
import { historyOf } from './raw-facts.ts';
import { reported, type Reported, type ReportedKind } from './reported.ts';
import { restatedFacts } from './facts.ts';
import type { World } from './world.ts';

/** What every endpoint with metrics takes; filters are next to it. */
type ReportInput = Omit<Query, 'fields' | 'filters'> & {
  clientId: string;
  fields?: readonly string[] | undefined;
};

export interface ReportContext {
  world: World;
  now: () => number;
  found: ReturnType<typeof createFound>;
  /** By the id of the client. */
  restated: Restatements;
}

/** The two endpoints of one kind of record. */
export function reportHandlers(kind: ReportedKind, { world, now, found, restated }: ReportContext) {
  const { list, get } = search.resources[kind];
  const [, idParam = ''] = get.route.params;
  const answer = (input: ReportInput, id?: string) => {
    const client = oneOf(world.clients, input.clientId);
    const history = historyOf(client, now());
    const all = reported[kind](client, history);
    const told = all.map((record): Reported => ({
      ...record,
      facts: (day, device) => {
        const factor = restated.factor(dayText(day), String(client.id));
        return restatedFacts(record.facts(day, device), factor ?? 0);
      },
    }));
    const records = id === undefined ? told : [oneOf(told, id)];
    const { fields = defaultFields[kind], ...rest } = input;
    const query = { ...rest, fields, filters: filtersIn(input, list.filters) };
    const { rows, total } = answerQuery(records, query, {
      registry: registries[kind],
      measures: kind === 'products' ? productMeasures : measures,
      history,
      seed: client.seed,
    });
    return found(rows, total);
  };
  return {
    list: (input: ReportInput) => answer(input),
    get: (input: ReportInput) => answer(input, String(Reflect.get(input, idParam))),
  };
}

function filtersIn(input: object, names: readonly string[]): Record<string, AnyFilter> {
  const given = Object.entries(input).filter(([name]) => names.includes(name));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoded by the declaration
  return Object.fromEntries(given) as Record<string, AnyFilter>;
}

const traffic = ['impressions', 'pub_clicks', 'pub_cost'];

/** What comes when `fields` is left out; the reference says that it is little, and not what. */
const defaultFields: Record<ReportedKind, readonly string[]> = {
  publisherAccounts: ['pca', 'pca_alias', 'publisher_name', ...traffic],
  campaigns: ['campaign', 'campaign_name', 'campaign_status', ...traffic],
  groups: ['group', 'group_name', 'group_status', 'campaign', ...traffic],
  keywords: ['keyword', 'keyword_name', 'status', 'group', ...traffic],
  creatives: ['creative', 'headline1', 'status', 'group', ...traffic],
  audiences: ['audience', 'audience_name', 'audience_status', 'group', ...traffic],
  negativeAudiences: ['audience', 'audience_name', 'audience_status', 'group'],
  products: ['product', 'product_group_name', 'product_group_status', 'group', ...traffic],
  sitelinks: ['sitelink', 'sitelink_name', 'status', 'group', ...traffic],
};
