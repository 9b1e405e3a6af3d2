import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import type { SearchAttribute } from '../shared/search-attributes.ts';

const keyword = (name: SearchAttribute) =>
  defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);

/** The search attributes as typed keys, for starting, listing and updating workflows. */
export const attributes = {
  kind: keyword('AdjutantKind'),
  target: keyword('AdjutantTarget'),
  requester: keyword('AdjutantRequester'),
  state: keyword('AdjutantState'),
};

/** Says in lists and in the Temporal UI where the running workflow stands, and, once known, what it is about. */
export function recordState(state: string, target?: string): void {
  setCurrentDetails(`**${state}**`);
  upsertSearchAttributes([
    { key: attributes.state, value: state },
    ...(target === undefined ? [] : [{ key: attributes.target, value: target }]),
  ]);
}
