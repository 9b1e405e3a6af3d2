import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import type { WhyObject } from '../../shared/why.ts';
import { button } from '../kit/button.ts';

/** What the buttons of `/adops why` carry in their value, as JSON: ids only. */
export interface WhyButtonValue extends WhyObject {
  /** Only changes with a number below this one. */
  before?: number;
}

/** Shows changes of an object. */
export function whyButton(label: string, { kind, id, before }: WhyButtonValue): Button {
  return button(actionIds.whyShow, label, { kind, id, ...(before !== undefined && { before }) });
}
