import type { AppTokens } from './app-tokens.ts';
import type { CallLog } from './call-log.ts';
import type { Delivery } from './delivery.ts';
import type { RequestUrl } from './request-url.ts';
import type { SocketMode } from './socket-mode.ts';
import type { Workspace } from './state/workspace.ts';
import type { Triggers } from './triggers.ts';

/** The simulated Slack as its methods and doors see it. */
export interface Slack extends Workspace, Delivery {
  /** Where it listens, without a slash at the end. */
  url: string;
  triggers: Triggers;
  appTokens: AppTokens;
  socketMode: SocketMode;
  requestUrl: RequestUrl;
  log: CallLog;
}
