import type { Button, ConfirmationDialog } from '@slack/types';
import type { actionIds } from '../../shared/ids.ts';
import { button } from '../kit/button.ts';

/** What Run and Cancel carry in their value, as JSON: ids only. */
export interface ReportDecisionValue {
  /** Workflow id of the report. */
  w: string;
  /** What it costs was shown so often: a press under an older one decides nothing. */
  version: number;
}

/** What a button about a saved report carries: its name is its id. */
export interface SavedReportValue {
  name: string;
}

type ReportAction = (typeof actionIds)[
  | 'reportGo'
  | 'reportCancel'
  | 'reportRun'
  | 'reportPost'
  | 'reportEdit'
  | 'reportSchedule'
  | 'reportRemove'];

/** A button about a report. */
export function reportButton(
  action: ReportAction,
  label: string,
  value: ReportDecisionValue | SavedReportValue,
  look: { style?: 'primary' | 'danger'; confirm?: ConfirmationDialog } = {},
): Button {
  return button(action, label, value, look);
}
