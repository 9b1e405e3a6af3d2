import type { InputBlock, PlainTextOption } from '@slack/types';
import type { DigestScope } from '../../shared/digest.ts';
import { optionIds } from '../../shared/ids.ts';
import type { ObjectKind } from '../../shared/object-kind.ts';
import { scopeKinds, scopeName, type ScopeKey, type ScopeNames } from '../../shared/scope-kinds.ts';
import type { FieldErrors } from '../call.ts';
import { checkboxField } from './checkbox-field.ts';
import type { HeldValues } from './held-values.ts';
import { option } from './option.ts';
import { plain } from './plain.ts';

/** Block id of the box for all that was launched from the channel. */
export const ofChannelBlock = 'scope.ofChannel';

const labels: Record<ScopeKey, string> = {
  mediaPlans: 'Media plans',
  advertisers: 'Advertisers, with all their media plans',
  accounts: 'Accounts, with all their media plans',
  searchClients: 'Search clients',
};

const blockOf = (key: ScopeKey): string => `scope.${key}`;

/** Which kind of object is picked in a block; undefined where the block is no picker of a scope. */
export const objectOfScopeBlock = (blockId: string): ObjectKind | undefined =>
  scopeKinds.find(({ key }) => blockOf(key) === blockId)?.object;

/** What something is about. `without`: pickers that are left out; `names`: of what is in it. */
export function scopeFields(
  scope: DigestScope | undefined,
  { without = [], names = {} }: { without?: readonly ScopeKey[]; names?: ScopeNames } = {},
): InputBlock[] {
  return [
    checkboxField(ofChannelBlock, 'About', {
      options: [['channel', 'Everything this channel’s plans hold']],
      chosen: scope?.ofChannel === undefined ? [] : ['channel'],
      hint: 'All media plans that were or will be launched from the channel it comes to.',
      isOptional: true,
    }),
    ...scopeKinds
      .filter(({ key }) => !without.includes(key))
      .map(({ key }) =>
        picker(
          key,
          (scope?.[key] ?? []).map((id) => option(id, names[scopeName(key, id)])),
        ),
      ),
  ];
}

function picker(key: ScopeKey, chosen: PlainTextOption[]): InputBlock {
  return {
    type: 'input',
    block_id: blockOf(key),
    optional: true,
    label: plain(labels[key]),
    element: {
      type: 'multi_external_select',
      action_id: optionIds.scope,
      min_query_length: 0,
      max_selected_items: mostPicked,
      placeholder: plain('Type an id or a part of the name'),
      ...(chosen.length > 0 && { initial_options: chosen }),
    },
  };
}

/** More of a kind are better told by an advertiser or an account. */
const mostPicked = 50;

/** What is in the fields of a sent form; `channel`: the one it comes to. */
export function readScope(
  held: HeldValues,
  channel: string,
): { scope: DigestScope } | { errors: FieldErrors } {
  const ofChannel = held.chosen(ofChannelBlock).length > 0 && { ofChannel: channel };
  const picked = (key: ScopeKey) => held.chosen(blockOf(key));
  const scope = {
    ...ofChannel,
    mediaPlans: picked('mediaPlans'),
    advertisers: picked('advertisers'),
    accounts: picked('accounts'),
    searchClients: picked('searchClients'),
  };
  const isEmpty = !ofChannel && scopeKinds.every(({ key }) => scope[key].length === 0);
  if (!isEmpty) return { scope };
  return {
    errors: {
      [ofChannelBlock]:
        'There is nothing in it. Tick this, or pick at least one thing below that it is to be about.',
    },
  };
}
