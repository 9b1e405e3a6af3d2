import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

/** What the button carries in its value, as JSON. */
export interface OpenReportValue {
  /** What is reported: `social.campaign`, `search.campaigns.list`. */
  of: string;
  /** Client, or object of the social service. */
  in: string;
}

/** Opens the form of a report, filled with what it is of. */
export function openReportButton(value: OpenReportValue): Button {
  return button(actionIds.reportOpen, 'Report…', value);
}
