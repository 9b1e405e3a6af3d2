import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Choice } from '../forms/choices.ts';
import { Icon } from '../icon.tsx';
import { Popup } from '../popup.tsx';
import { ChoiceList } from './choice-list.tsx';
import type { Offer } from './use-choices.ts';
import type { Slot } from './use-element.ts';

/** A field that shows what is chosen and, when opened or typed into, a list to choose from. */
export function Combobox(props: {
  slot: Slot;
  placeholder: string;
  chosen: Choice[];
  isMultiple: boolean;
  /** No more can be chosen. */
  isFull: boolean;
  isBusy: boolean;
  focusOnLoad: boolean;
  offer: Offer;
  onChoose: (choices: Choice[]) => void;
}) {
  const { slot, chosen, isMultiple, isFull, offer, onChoose } = props;
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const isOpen = query !== undefined;
  const [only] = isMultiple ? [] : chosen;

  const search = (text: string) => {
    setQuery(text);
    setActive(0);
    offer.ask(text);
  };
  const close = () => setQuery(undefined);
  const isChosen = (choice: Choice) => chosen.some(({ id }) => id === choice.id);
  const without = (choice: Choice) => chosen.filter(({ id }) => id !== choice.id);
  const pick = (choice: Choice) => {
    if (!isMultiple) {
      onChoose([choice]);
      close();
    } else if (isChosen(choice)) onChoose(without(choice));
    else if (!isFull) onChoose([...chosen, choice]);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const last = chosen.at(-1);
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) search('');
      else setActive(Math.max(0, Math.min(active + step, offer.choices.length - 1)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const choice = offer.choices[active];
      if (!isOpen) search('');
      else if (choice) pick(choice);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Tab') close();
    else if (event.key === 'Backspace' && isMultiple && !query && last) onChoose(without(last));
  };

  return (
    <div ref={box} className="combobox" aria-busy={props.isBusy}>
      {isMultiple &&
        chosen.map((choice) => (
          <span key={choice.id} className="chip">
            {choice.label}
            <button
              type="button"
              className="icon-button"
              aria-label={`Remove ${choice.label}`}
              onClick={() => onChoose(without(choice))}
            >
              <Icon name="cross" />
            </button>
          </span>
        ))}
      <input
        ref={input}
        id={slot.inputId}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        value={query ?? only?.label ?? ''}
        placeholder={only?.label ?? (chosen.length === 0 ? props.placeholder : '')}
        aria-label={slot.name}
        aria-describedby={slot.describedBy}
        aria-invalid={slot.isWrong}
        aria-required={!slot.isOptional}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && offer.choices[active] ? `${listId}-${active}` : undefined}
        data-focus-on-load={props.focusOnLoad ? true : undefined}
        onChange={({ target }) => search(target.value)}
        onClick={() => !isOpen && search('')}
        onKeyDown={onKeyDown}
      />
      {only && slot.isOptional ? (
        <button
          type="button"
          className="icon-button"
          aria-label="Clear"
          onClick={() => onChoose([])}
        >
          <Icon name="cross" />
        </button>
      ) : (
        <Icon name="down" />
      )}
      {isOpen && (
        <Popup anchor={box} onDismiss={close}>
          <ChoiceList
            id={listId}
            label={slot.name ?? props.placeholder}
            offer={offer}
            active={active}
            isChosen={isChosen}
            onPick={pick}
          />
        </Popup>
      )}
    </div>
  );
}
