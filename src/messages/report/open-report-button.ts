import type { Button } from '@slack/types';
import { actionIds } from '../../shared/ids.ts';

/** What the button carries in its value, as JSON. */
export interface OpenReportValue {
  /** What is reported: `social.campaign`, `search.campaigns.list`. */
  of: string;
  /** Client, or object of the social service. */
  in: string;
}

/** Opens the form of a report, filled with what it is of. */
export function openReportButton(value: OpenReportValue): Button {
  return {
    type: 'button',
    action_id: actionIds.reportOpen,
    text: { type: 'plain_text', text: 'Report…' },
    value: JSON.stringify(value),
  };
}
