import type { MultiSelect, Select } from '@slack/types';
import { choiceOf, type Choice } from '../forms/choices.ts';
import { useReader } from '../reader.ts';
import { Combobox } from './combobox.tsx';
import { useChoices } from './use-choices.ts';
import { useElement, type Slot } from './use-element.ts';

/** Any select, single or multiple, with whatever it chooses from. */
export function SelectElement({ element, slot }: { element: Select | MultiSelect; slot: Slot }) {
  const { held, choose, isBusy } = useElement(element, slot);
  const offer = useChoices(element, slot.blockId);
  const { nameOf, channelNameOf } = useReader();
  const isMultiple = element.type.startsWith('multi_');
  const chosen: Choice[] = [
    ...held.options.map(choiceOf),
    ...held.ids.map((id) => ({ id, label: nameOf(id) ?? channelNameOf(id) ?? id })),
  ];
  return (
    <Combobox
      slot={slot}
      placeholder={element.placeholder?.text ?? 'Choose'}
      chosen={chosen}
      isMultiple={isMultiple}
      isBusy={isBusy}
      isFull={
        isMultiple &&
        'max_selected_items' in element &&
        chosen.length >= (element.max_selected_items ?? Infinity)
      }
      focusOnLoad={element.focus_on_load === true}
      offer={offer}
      onChoose={(choices) =>
        void choose({
          ...held,
          options: choices.flatMap(({ option }) => (option ? [option] : [])),
          ids: choices.flatMap(({ id, option }) => (option ? [] : [id])),
        })
      }
    />
  );
}
