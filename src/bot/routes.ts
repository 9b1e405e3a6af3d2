import type { App, BlockAction, ViewSubmitAction } from '@slack/bolt';
import type { CommandName } from '../messages/help-topics.ts';
import { actionIds, optionIds, viewIds } from '../shared/ids.ts';
import { alertResumePressed, budgetPressed, snoozePressed } from './actions/alert-pressed.ts';
import { chooseReport } from './actions/choose-report.ts';
import { chooseTarget } from './actions/choose-target.ts';
import { decideApproval } from './actions/decide-approval.ts';
import { decideDelivery } from './actions/decide-delivery.ts';
import { decideLaunch } from './actions/decide-launch.ts';
import { decideOperation } from './actions/decide-operation.ts';
import { decideProposal } from './actions/decide-proposal.ts';
import { decideReport } from './actions/decide-report.ts';
import { addDigestPressed, digestAgainPressed, editDigestPressed } from './actions/open-digest.ts';
import { openChange } from './actions/open-change.ts';
import { openDecision } from './actions/open-decision.ts';
import { openLaunch } from './actions/open-launch.ts';
import { openOperation } from './actions/open-operation.ts';
import { openReport } from './actions/open-report.ts';
import { lowerPressed } from './actions/lower-pressed.ts';
import { digestBackfillPressed, digestPressed } from './actions/digest-pressed.ts';
import {
  addWatchPressed,
  editWatchPressed,
  pacingAgainPressed,
  pacingPressed,
} from './actions/pacing-pressed.ts';
import { pausePressed } from './actions/pause-pressed.ts';
import { proposeGoodRows } from './actions/propose-good-rows.ts';
import {
  editReport,
  removeReport,
  runSavedReport,
  scheduleReport,
} from './actions/report-pressed.ts';
import { showMoreFields } from './actions/show-more-fields.ts';
import { showPressed } from './actions/show-pressed.ts';
import { showWhy } from './actions/show-why.ts';
import { statsPressed } from './actions/stats-pressed.ts';
import { stopLaunch } from './actions/stop-launch.ts';
import { undoPressed } from './actions/undo-pressed.ts';
import type { ActionHandler, CommandHandler, OptionsHandler, ViewHandler } from './call.ts';
import { changeValueOf } from './commands/change.ts';
import { changeDelivery } from './commands/change-delivery.ts';
import { doOperation } from './commands/do.ts';
import { digest } from './commands/digest.ts';
import { help } from './commands/help.ts';
import { launch } from './commands/launch.ts';
import { pacing } from './commands/pacing.ts';
import { policy } from './commands/policy.ts';
import { quota } from './commands/quota.ts';
import { report } from './commands/report.ts';
import { setFreeze } from './commands/set-freeze.ts';
import { show } from './commands/show.ts';
import { stats } from './commands/stats.ts';
import { status } from './commands/status.ts';
import { undo } from './commands/undo.ts';
import { why } from './commands/why.ts';
import type { BotDeps } from './deps.ts';
import { onAction, onCommand, onEvent, onOptions, onSubmit } from './guard.ts';
import type { ListenedEvent } from './event-names.ts';
import { isCommand } from './is-command.ts';
import { forgetWorkspace } from './forget-workspace.ts';
import { openHome } from './open-home.ts';
import { parseInput } from './input.ts';
import { notUnderstood } from './not-understood.ts';
import { suggestObjects } from './options/suggest-objects.ts';
import { suggestOperations } from './options/suggest-operations.ts';
import {
  suggestReportFields,
  suggestReportInside,
  suggestReportSort,
} from './options/suggest-report.ts';
import { suggestParties } from './options/suggest-parties.ts';
import { suggestScope } from './options/suggest-scope.ts';
import { suggestTargets } from './options/suggest-targets.ts';
import { suggestValues } from './options/suggest-values.ts';
import { connectShortcuts } from './shortcuts/connect-shortcuts.ts';
import { connectSteps } from './steps/connect-steps.ts';
import { submitChangeForm } from './views/submit-change-form.ts';
import { submitDecisionForm } from './views/submit-decision-form.ts';
import { submitDigestForm } from './views/submit-digest-form.ts';
import { submitPacingForm } from './views/submit-pacing-form.ts';
import { submitSnoozeForm } from './views/submit-snooze-form.ts';
import { submitLaunchForm } from './views/submit-launch-form.ts';
import { submitReportForm } from './views/submit-report-form.ts';
import { submitOperationForm } from './views/submit-operation-form.ts';

/** Every sub-command of the slash command. */
const commands: Record<CommandName, CommandHandler> = {
  launch,
  show,
  status,
  why,
  pause: changeDelivery('pause'),
  resume: changeDelivery('resume'),
  bid: changeValueOf('bid'),
  budget: changeValueOf('budget'),
  undo,
  policy,
  freeze: setFreeze('freeze'),
  unfreeze: setFreeze('unfreeze'),
  digest,
  stats,
  report,
  do: doOperation,
  pacing,
  quota,
  help,
};

/** Every button, and every select that acts at once. */
const actions: Record<(typeof actionIds)[keyof typeof actionIds], ActionHandler> = {
  [actionIds.launchOpen]: openLaunch,
  [actionIds.launchConfirm]: decideLaunch('launch'),
  [actionIds.launchCancel]: decideLaunch('cancel'),
  [actionIds.launchStop]: stopLaunch,
  [actionIds.showMediaPlan]: showPressed,
  [actionIds.whyShow]: showWhy,
  [actionIds.operationChoose]: openOperation,
  [actionIds.operationOpen]: openOperation,
  [actionIds.operationMore]: showMoreFields,
  [actionIds.operationConfirm]: decideOperation('send'),
  [actionIds.operationCancel]: decideOperation('cancel'),
  [actionIds.targetChoose]: chooseTarget,
  [actionIds.deliveryGo]: decideDelivery('go'),
  [actionIds.deliveryCancel]: decideDelivery('cancel'),
  [actionIds.deliveryStop]: decideDelivery('stop'),
  [actionIds.deliveryRetry]: decideDelivery('retry'),
  [actionIds.deliveryPause]: pausePressed,
  [actionIds.undo]: undoPressed,
  [actionIds.bidOpen]: openChange,
  [actionIds.budgetOpen]: openChange,
  [actionIds.proposalApprove]: decideProposal('approve'),
  [actionIds.proposalReject]: openDecision('reject'),
  [actionIds.proposalCounter]: openDecision('counter'),
  [actionIds.proposalWithdraw]: decideProposal('withdraw'),
  [actionIds.proposalGoodRows]: proposeGoodRows,
  [actionIds.pacingAdd]: addWatchPressed,
  [actionIds.pacingAgain]: pacingAgainPressed,
  [actionIds.pacingEdit]: editWatchPressed,
  [actionIds.pacingRun]: pacingPressed('run'),
  [actionIds.pacingPause]: pacingPressed('pause'),
  [actionIds.pacingResume]: pacingPressed('resume'),
  [actionIds.pacingRemove]: pacingPressed('remove'),
  [actionIds.alertSnooze]: snoozePressed,
  [actionIds.alertRaise]: budgetPressed(10),
  [actionIds.alertLower]: budgetPressed(-10),
  [actionIds.alertResume]: alertResumePressed,
  [actionIds.approvalApprove]: decideApproval('approve'),
  [actionIds.approvalReject]: decideApproval('reject'),
  [actionIds.approvalWithdraw]: decideApproval('withdraw'),
  [actionIds.digestAdd]: addDigestPressed,
  [actionIds.digestAgain]: digestAgainPressed,
  [actionIds.digestEdit]: editDigestPressed,
  [actionIds.digestRun]: digestPressed('run'),
  [actionIds.digestPreview]: digestPressed('preview'),
  [actionIds.digestPause]: digestPressed('pause'),
  [actionIds.digestResume]: digestPressed('resume'),
  [actionIds.digestRemove]: digestPressed('remove'),
  [actionIds.digestBackfill]: digestBackfillPressed,
  [actionIds.digestLower]: lowerPressed,
  [actionIds.statsShow]: statsPressed('show'),
  [actionIds.statsFile]: statsPressed('file'),
  [actionIds.reportOpen]: openReport,
  [actionIds.reportWhat]: chooseReport,
  [actionIds.reportGo]: decideReport('run'),
  [actionIds.reportCancel]: decideReport('cancel'),
  [actionIds.reportRun]: runSavedReport('person'),
  [actionIds.reportPost]: runSavedReport('channel'),
  [actionIds.reportEdit]: editReport,
  [actionIds.reportSchedule]: scheduleReport,
  [actionIds.reportRemove]: removeReport,
};

/** Every form. */
const views: Record<(typeof viewIds)[keyof typeof viewIds], ViewHandler> = {
  [viewIds.launchForm]: submitLaunchForm,
  [viewIds.operationForm]: submitOperationForm,
  [viewIds.changeForm]: submitChangeForm,
  [viewIds.pacingForm]: submitPacingForm,
  [viewIds.snoozeForm]: submitSnoozeForm,
  [viewIds.rejectForm]: submitDecisionForm('reject'),
  [viewIds.counterForm]: submitDecisionForm('counter'),
  [viewIds.digestForm]: submitDigestForm,
  [viewIds.reportForm]: submitReportForm,
};

/** Every select whose options the bot is asked for. */
const options: Record<(typeof optionIds)[keyof typeof optionIds], OptionsHandler> = {
  [optionIds.operations]: suggestOperations,
  [optionIds.objects]: suggestObjects,
  [optionIds.values]: suggestValues,
  [optionIds.targets]: suggestTargets,
  [optionIds.parties]: suggestParties,
  [optionIds.scope]: suggestScope,
  [optionIds.reportInside]: suggestReportInside,
  [optionIds.reportFields]: suggestReportFields,
  [optionIds.reportSort]: suggestReportSort,
};

/** Every event. */
const events = {
  app_home_opened: openHome,
  app_uninstalled: forgetWorkspace,
  tokens_revoked: forgetWorkspace,
} satisfies Record<ListenedEvent, unknown>;

/** Connects all of them to the app. */
export function connectRoutes(app: App, deps: BotDeps): void {
  // Past the listeners: Bolt asks each of them about everything that Slack hands over, and whoever typed waits.
  const typed = onCommand(async (text, call) => {
    const input = parseInput(text);
    if ('unknown' in input) return notUnderstood(input);
    return commands[input.name]({ ...call, words: input.words }, deps);
  }, deps);
  app.use(async (given) => (isCommand(given) ? typed(given) : given.next()));
  app.event('app_home_opened', onEvent(events.app_home_opened, deps));
  app.event('app_uninstalled', onEvent(events.app_uninstalled, deps));
  app.event('tokens_revoked', onEvent(events.tokens_revoked, deps));
  // One listener a kind, for the same reason.
  const pressed = byId(actions, (run) => onAction(run, deps));
  app.action<BlockAction>({ type: 'block_actions' }, async (press) =>
    pressed.get(press.action.action_id)?.(press),
  );
  const sent = byId(views, (run) => onSubmit(run, deps));
  app.view<ViewSubmitAction>({ type: 'view_submission' }, async (form) =>
    sent.get(form.view.callback_id)?.(form),
  );
  const asked = byId(options, (run) => onOptions(run, deps));
  app.options<'block_suggestion'>({ type: 'block_suggestion' }, async (select) =>
    asked.get(select.body.action_id)?.(select),
  );
  connectShortcuts(app, deps);
  connectSteps(app, deps);
}

function byId<Handler, Listener>(
  handlers: Record<string, Handler>,
  listenerOf: (handler: Handler) => Listener,
): Map<string, Listener> {
  return new Map(Object.entries(handlers).map(([id, run]) => [id, listenerOf(run)]));
}
