import type { MultiSelect, Select } from '@slack/types';
import { useCallback, useRef, useState } from 'react';
import { choicesOf, matching, type Choice } from '../forms/choices.ts';
import { useReader } from '../reader.ts';
import { useSurface } from '../surface.tsx';

/** What a select offers for the query asked last. */
export interface Offer {
  choices: Choice[];
  /** Said instead of choices. */
  remark?: string;
  ask: (query: string) => void;
}

/** The choices of a select: the app's own, people, channels, or what the app suggests for a query. */
export function useChoices(element: Select | MultiSelect, blockId: string): Offer {
  const { people, channels } = useReader();
  const { suggest } = useSurface();
  const [query, setQuery] = useState('');
  const [suggested, setSuggested] = useState<{ choices: Choice[]; remark?: string }>(nothingYet);
  const latest = useRef(0);

  const ask = useCallback(
    async (value: string) => {
      setQuery(value);
      if (element.type !== 'external_select' && element.type !== 'multi_external_select') return;
      const { min_query_length: least = 3 } = element;
      const turn = ++latest.current;
      if (value.length < least) {
        setSuggested({ choices: [], remark: `Type at least ${least} letters` });
        return;
      }
      setSuggested(({ choices }) => ({ choices, ...(choices.length === 0 && nothingYet) }));
      const choices = await suggest({ blockId, actionId: element.action_id ?? '', value });
      if (turn === latest.current) setSuggested({ choices });
    },
    [element, blockId, suggest],
  );

  const askNow = (value: string) => void ask(value);
  switch (element.type) {
    case 'external_select':
    case 'multi_external_select':
      return { ...suggested, ask: askNow };
    case 'static_select':
    case 'multi_static_select':
      return {
        choices: matching(choicesOf(element.options, element.option_groups), query),
        ask: askNow,
      };
    case 'users_select':
    case 'multi_users_select': {
      const named = people.map(({ id, realName, title }) => ({
        id,
        label: realName,
        description: title,
      }));
      return { choices: matching(named, query), ask: askNow };
    }
    case 'channels_select':
    case 'multi_channels_select':
    case 'conversations_select':
    case 'multi_conversations_select': {
      const isAny = element.type.includes('conversations');
      const named = channels
        .filter(({ isDirect }) => isAny || !isDirect)
        .map(({ id, name, isDirect }) => ({ id, label: isDirect ? name : `#${name}` }));
      return { choices: matching(named, query), ask: askNow };
    }
  }
}

const nothingYet = { choices: [], remark: 'Looking…' };
