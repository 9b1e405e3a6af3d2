import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

/** What a button that opens the form for a change carries in its value, as JSON. */
export interface ChangeButtonValue {
  of: 'bid' | 'budget';
  /** As people would write it: an id, or a path of ids. */
  target?: string;
}

/** Opens the form for another bid or budget. */
export function changeButton(value: ChangeButtonValue): Button {
  return button(
    actionIds[value.of === 'bid' ? 'bidOpen' : 'budgetOpen'],
    value.of === 'bid' ? 'Change a bid' : 'Change a budget',
    value,
  );
}
