import { isCancellation, log } from '@temporalio/workflow';
import type { MessageRef } from '../shared/launch.ts';
import type { AlertLine, AlertWatch, PacingAlert } from '../shared/pacing-alert.ts';
import { failureOf } from './failures.ts';
import { letGo } from './let-go.ts';
import { telling } from './proxies.ts';

/** What of an alert is on the screen. */
export interface ShownAlert extends Pick<PacingAlert, 'about'> {
  /** Absent where Slack did not take it: the next check tries again. */
  message?: MessageRef;
  /** When the check looked that it shows. */
  at: string;
}

/** The one message of an alert, and its thread. */
export interface AlertScreen {
  show(alert: PacingAlert): Promise<ShownAlert>;
  say(line: AlertLine, alert: PacingAlert, key: string): Promise<void>;
}

export function createAlertScreen(
  watch: AlertWatch,
  before?: { message?: MessageRef },
): AlertScreen {
  let message = before?.message;
  return {
    show: async (alert) => {
      if (message === undefined) message = await post(alert);
      else await letGo(telling.editAlert({ message, alert }));
      return { about: alert.about, at: alert.checkedAt, ...(message && { message }) };
    },
    say: async (line, alert, key) => {
      if (message) await letGo(telling.sayOfAlert({ message, line, alert, key }));
    },
  };

  async function post(alert: PacingAlert): Promise<MessageRef | undefined> {
    try {
      return await telling.postAlert({ alert });
    } catch (error) {
      if (isCancellation(error)) throw error;
      log.warn('an alert could not be told', { watch: watch.id, ...failureOf(error) });
      return undefined;
    }
  }
}
