import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { is, requiredIf } from '../rules.ts';
import { choice, clearableText, json, list, text, wholeBetween } from '../wire.ts';
import { accountId, audienceId } from './ids.ts';
import { pageFields } from './paging.ts';

/** People to show ads to. `nb_users` is a number as text, `created_at` reads `YYYY-MM-DDThh:mm:ss+0000`. */
export const CustomAudience = z.object({
  id: z.string(),
  name: z.string(),
  network_id: z.string().nullish(),
  created_at: z.string().nullish(),
  nb_users: z.string().nullish(),
  description: z.string().nullish(),
  type: z.string().nullish(),
  /** On website audiences; the reference does not describe it. */
  rule: z.unknown().optional(),
  customer_file_source: z.string().nullish(),
});
export type CustomAudience = z.output<typeof CustomAudience>;

/** People like those of another audience. */
export const LookalikeAudience = z.object({
  id: z.string(),
  name: z.string(),
  network_id: z.string().nullish(),
  country: z.string().nullish(),
  lookalike_type: z.string().nullish(),
  nb_users: z.string().nullish(),
  type: z.string().nullish(),
  origin_audience_network_id: z.string().nullish(),
  created_at: z.string().nullish(),
});
export type LookalikeAudience = z.output<typeof LookalikeAudience>;

const rule = json(z.record(z.string(), z.json())).describe(
  'Which visitors of a website count, as JSON; needed for website audiences',
);
const source = choice([
  'USER_PROVIDED_ONLY',
  'PARTNER_PROVIDED_ONLY',
  'BOTH_USER_AND_PARTNER_PROVIDED',
]).describe('Who gave the data of these people');
const people = list(z.string().regex(/^.+:.+$/, 'a user and its type, such as 4711:uid'));

const one = { response: CustomAudience, envelope: 'bare' } as const;

export const audiences = {
  list: endpoint('GET /accounts/{account_id}/audiences', {
    summary: 'List the custom audiences of an account',
    request: { account_id: accountId, ...pageFields },
    response: CustomAudience,
    envelope: 'page',
    repeatable: true,
  }),

  create: endpoint('POST /accounts/{account_id}/audiences', {
    summary: 'Create a custom audience',
    request: {
      account_id: accountId,
      subtype: choice([
        'website',
        'mobile',
        'lead-gen',
        'offline-event',
        'page-engagement',
      ]).optional(),
      name: text,
      description: text.optional(),
      rule: rule.optional(),
      customer_file_source: source,
    },
    query: ['subtype'],
    ...one,
    repeatable: false,
    rules: [requiredIf('rule', is('subtype', 'website'))],
    seenIn: { list: 'list', same: ['name'] },
  }),

  createLookalike: endpoint('POST /accounts/{account_id}/audiences/{audience_id}/lookalikes', {
    summary: 'Create an audience of people like those of another one',
    request: {
      account_id: accountId,
      audience_id: audienceId,
      name: text.optional(),
      description: text.optional(),
      country: text.describe('The code of a country, such as DE'),
      ratio: wholeBetween(1, 20),
    },
    response: LookalikeAudience,
    envelope: 'bare',
    repeatable: false,
    seenIn: { list: 'list', same: ['name'] },
  }),

  // Whether the audience is a website one, and so needs its rule, its fields do not tell: the service does.
  update: endpoint('PUT /accounts/{account_id}/audiences/{audience_id}', {
    summary: 'Change a custom audience',
    request: {
      account_id: accountId,
      audience_id: audienceId,
      name: text,
      description: clearableText.optional(),
      rule: rule.optional(),
      customer_file_source: source,
    },
    ...one,
    repeatable: true,
    seenIn: { list: 'list', id: 'audience_id' },
  }),

  remove: endpoint('DELETE /accounts/{account_id}/audiences/{audience_id}', {
    summary: 'Delete an audience',
    request: { account_id: accountId, audience_id: audienceId },
    response: z.object({ success: z.boolean() }),
    envelope: 'bare',
    repeatable: true,
    seenIn: { list: 'list', id: 'audience_id' },
  }),

  changeUsers: endpoint('PATCH /accounts/{account_id}/audiences/{audience_id}/users', {
    summary: 'Add people to an audience, or take them out',
    request: {
      account_id: accountId,
      audience_id: audienceId,
      add: people.describe('Each {user}:{type}').optional(),
      delete: people.describe('Each {user}:{type}').optional(),
    },
    /** How many people each of the two was about. */
    response: z.object({ add: z.int(), delete: z.int() }),
    envelope: 'bare',
    repeatable: true,
    seenIn: { list: 'list', id: 'audience_id' },
  }),
};
