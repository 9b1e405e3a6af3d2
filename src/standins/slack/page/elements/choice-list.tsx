import { Fragment, useEffect, useRef } from 'react';
import type { Choice } from '../forms/choices.ts';
import { Icon } from '../icon.tsx';
import { PlainText } from '../text/plain-text.tsx';
import type { Offer } from './use-choices.ts';

/** The list under a combobox; the focus stays in the field, `active` is the line that Enter picks. */
export function ChoiceList(props: {
  id: string;
  label: string;
  offer: Offer;
  active: number;
  isChosen: (choice: Choice) => boolean;
  onPick: (choice: Choice) => void;
}) {
  const { id, label, offer, active, isChosen, onPick } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[data-active=true]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} role="listbox" aria-label={label}>
      {offer.choices.map((choice, index) => (
        <Fragment key={choice.id}>
          {choice.group !== offer.choices[index - 1]?.group && (
            <div className="choice-group">{choice.group}</div>
          )}
          <div
            id={`${id}-${index}`}
            role="option"
            className="menu-item"
            aria-selected={isChosen(choice)}
            data-active={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(choice)}
          >
            <span className="choice-tick">{isChosen(choice) && <Icon name="check" />}</span>
            <span>
              <PlainText text={choice.label} />
              {choice.description !== undefined && (
                <span className="menu-detail">{choice.description}</span>
              )}
            </span>
          </div>
        </Fragment>
      ))}
      {offer.choices.length === 0 && (
        <div className="choice-remark">{offer.remark ?? 'No matches'}</div>
      )}
    </div>
  );
}
