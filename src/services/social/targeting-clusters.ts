import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { choice, defaulted, list, record, text } from '../wire.ts';
import { TargetSearchResult } from './accounts.ts';
import { ageRange } from './age-range.ts';
import { accountId, clusterId } from './ids.ts';
import { pageFields } from './paging.ts';

/** A targeting kept under a name. Each of `placements` is JSON; moments are ISO 8601. */
export const TargetingCluster = z.object({
  id: z.int(),
  name: z.string(),
  targets: z
    .array(
      z.object({
        id: z.int().nullish(),
        typeLocation: z.array(z.string()).nullish(),
        genders: z.array(z.string()).nullish(),
        ageMin: z.int().nullish(),
        ageMax: z.int().nullish(),
        ages: z.array(z.string()).nullish(),
        locations: z.array(TargetSearchResult).nullish(),
        placements: z.array(z.string()).nullish(),
        createdAt: z.string().nullish(),
        updatedAt: z.string().nullish(),
      }),
    )
    .nullish(),
});
export type TargetingCluster = z.output<typeof TargetingCluster>;

const { key, name, type, category, ...ofLocation } = TargetSearchResult.shape;
const location = record({ key, name, type, ...ofLocation });
const interest = record({ key, name, type, category });
const placement = record({
  device: list(text).optional(),
  publisher: list(text).optional(),
  position: list(text).optional(),
});

const found = 'As accounts.targetSearch answers them';

export const targetingClusters = {
  // Unlike other lists it has no range by the reference, although it takes a page.
  list: endpoint('GET /accounts/{account_id}/targeting-clusters', {
    summary: 'List the targeting clusters of an account',
    request: { account_id: accountId, ...pageFields },
    response: TargetingCluster,
    envelope: 'list',
    repeatable: true,
  }),

  get: endpoint('GET /accounts/{account_id}/targeting-clusters/{cluster_id}', {
    summary: 'Show a targeting cluster',
    request: { account_id: accountId, cluster_id: clusterId },
    response: TargetingCluster,
    envelope: 'bare',
    repeatable: true,
  }),

  // The path line of the reference ends in a cluster id, which nobody has yet; its example leaves it out.
  create: endpoint('POST /accounts/{account_id}/targeting-clusters', {
    summary: 'Keep a targeting under a name',
    request: {
      account_id: accountId,
      name: text,
      locations: list(location).min(1).describe(found),
      placements: defaulted(list(placement), [{ device: [], publisher: [], position: [] }]),
      interests: list(interest).describe(found).optional(),
      ages: defaulted(list(ageRange), ['18-65']),
      genders: defaulted(list(choice(['both', 'male', 'female'])), ['both']),
    },
    response: TargetingCluster,
    envelope: 'bare',
    body: 'json',
    repeatable: false,
    seenIn: { list: 'list', same: ['name'] },
  }),

  remove: endpoint('DELETE /accounts/{account_id}/targeting-clusters/{cluster_id}', {
    summary: 'Delete a targeting cluster',
    request: { account_id: accountId, cluster_id: clusterId },
    response: z.object({ message: z.string() }),
    envelope: 'bare',
    repeatable: true,
    seenIn: { get: 'get' },
  }),
};
