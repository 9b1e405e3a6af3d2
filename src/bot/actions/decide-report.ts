import { z } from 'zod';
import type { ReportDecisionValue } from '../../messages/report/report-button.ts';
import { decideReport as decide, type ReportDecision } from '../../workflows/index.ts';
import { askRun } from '../ask-run.ts';
import type { ActionHandler } from '../call.ts';
import { jsonOf, unreadableButton } from '../launch-button-value.ts';

const DecisionButton = z.object({
  // A preview of a digest runs its report, too.
  w: z.string().regex(/^(?:report|digest[a-z-]*):[\w:./-]{1,300}$/),
  version: z.int().positive(),
}) satisfies z.ZodType<ReportDecisionValue>;

/** Run or Cancel under what a report costs. */
export function decideReport(choice: ReportDecision['choice']): ActionHandler {
  return async ({ value, by, pressId }, deps) => {
    const { success, data } = DecisionButton.safeParse(jsonOf(value));
    if (!success) throw unreadableButton();
    const { w: id, version } = data;
    return askRun({ what: 'request', id }, deps, (run) =>
      run.executeUpdate(decide, { args: [{ by, choice, version }], updateId: pressId }),
    );
  };
}
