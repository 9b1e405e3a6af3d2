import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { planDocuments } from '../../scripts/plan-documents.ts';
import { planFields } from '../../src/plan/fields/plan-field.ts';
import type { PlanLevel } from '../../src/plan/plan-level.ts';
import { parsePlan } from '../../src/plan/parse-plan.ts';
import type { Endpoint } from '../../src/services/endpoint.ts';
import { social } from '../../src/services/social/index.ts';
import type { Network } from '../../src/shared/plan-ref.ts';
import { bytesOf } from './report.ts';

const { mediaPlans, campaigns, adSets, ads } = social.resources;

describe('the documentation of the plan file', () => {
  it('is what the declarations say; `npm run docs` writes it', async () => {
    const documents = await planDocuments();
    const committed = [...documents.keys()].map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    );
    expect(new Map(committed)).toEqual(documents);
  });

  it('shows a plan that is one', () => {
    const [, example = ''] =
      /```yaml\n([^]*?)```/.exec(readFileSync('docs/plan-file.md', 'utf8')) ?? [];
    expect(parsePlan(bytesOf(example), 'yaml').problems).toEqual([]);
  });
});

describe('a plan file', () => {
  it.each<[PlanLevel, Network, Endpoint, string[]]>([
    ['media_plan', 'tw', mediaPlans.create, ['source', 'advertiser_id', 'account_id']],
    ['campaign', 'fb', campaigns.createFb, ['m', 'status']],
    ['campaign', 'tw', campaigns.createTw, ['m', 'status']],
    ['ad_set', 'fb', adSets.create, ['m', 'c', 'status']],
    ['ad', 'fb', ads.create, ['m', 'c', 'a']],
    ['ad', 'tw', ads.create, ['m', 'c', 'a']],
  ])(
    'can say everything about a %s on %s but what the launch gives',
    (level, network, endpoint, given) => {
      const declared = Object.keys(endpoint.request.shape).filter(
        (field) => !given.includes(field),
      );
      const own = ['network', 'advertiser', 'account'];
      const known = [...planFields(level, network).keys()].filter((field) => !own.includes(field));
      expect(known.toSorted()).toEqual(declared.toSorted());
    },
  );
});
