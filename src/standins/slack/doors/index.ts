import type { DoorAnswer } from '../doors.ts';
import type { Slack } from '../slack.ts';
import { action } from './action.ts';
import { close } from './close.ts';
import { command } from './command.ts';
import { home } from './home.ts';
import { say } from './say.ts';
import { shortcut } from './shortcut.ts';
import { step } from './step.ts';
import { submit } from './submit.ts';
import { suggest } from './suggest.ts';

/** The doors that take JSON, by name. */
export const doors: Record<
  string,
  (slack: Slack, body: unknown) => DoorAnswer | Promise<DoorAnswer>
> = { command, message: say, action, submit, close, suggest, home, shortcut, step };
