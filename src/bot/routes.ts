import type { App } from '@slack/bolt';
import type { CommandName } from '../messages/help-topics.ts';
import { actionIds, optionIds, slashCommand, viewIds } from '../shared/ids.ts';
import { chooseTarget } from './actions/choose-target.ts';
import { decideApproval } from './actions/decide-approval.ts';
import { decideDelivery } from './actions/decide-delivery.ts';
import { decideLaunch } from './actions/decide-launch.ts';
import { decideOperation } from './actions/decide-operation.ts';
import { decideProposal } from './actions/decide-proposal.ts';
import { openChange } from './actions/open-change.ts';
import { openDecision } from './actions/open-decision.ts';
import { openLaunch } from './actions/open-launch.ts';
import { openOperation } from './actions/open-operation.ts';
import { pausePressed } from './actions/pause-pressed.ts';
import { proposeGoodRows } from './actions/propose-good-rows.ts';
import { showMoreFields } from './actions/show-more-fields.ts';
import { showPressed } from './actions/show-pressed.ts';
import { showWhy } from './actions/show-why.ts';
import { stopLaunch } from './actions/stop-launch.ts';
import { undoPressed } from './actions/undo-pressed.ts';
import type { ActionHandler, CommandHandler, OptionsHandler, ViewHandler } from './call.ts';
import { changeValueOf } from './commands/change.ts';
import { changeDelivery } from './commands/change-delivery.ts';
import { doOperation } from './commands/do.ts';
import { help } from './commands/help.ts';
import { launch } from './commands/launch.ts';
import { policy } from './commands/policy.ts';
import { quota } from './commands/quota.ts';
import { setFreeze } from './commands/set-freeze.ts';
import { show } from './commands/show.ts';
import { status } from './commands/status.ts';
import { undo } from './commands/undo.ts';
import { why } from './commands/why.ts';
import type { BotDeps } from './deps.ts';
import { onAction, onCommand, onEvent, onOptions, onSubmit } from './guard.ts';
import { openHome } from './open-home.ts';
import { parseInput } from './input.ts';
import { notUnderstood } from './not-understood.ts';
import { suggestObjects } from './options/suggest-objects.ts';
import { suggestOperations } from './options/suggest-operations.ts';
import { suggestTargets } from './options/suggest-targets.ts';
import { suggestValues } from './options/suggest-values.ts';
import { submitChangeForm } from './views/submit-change-form.ts';
import { submitDecisionForm } from './views/submit-decision-form.ts';
import { submitLaunchForm } from './views/submit-launch-form.ts';
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
  do: doOperation,
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
  [actionIds.approvalApprove]: decideApproval('approve'),
  [actionIds.approvalReject]: decideApproval('reject'),
  [actionIds.approvalWithdraw]: decideApproval('withdraw'),
};

/** Every form. */
const views: Record<(typeof viewIds)[keyof typeof viewIds], ViewHandler> = {
  [viewIds.launchForm]: submitLaunchForm,
  [viewIds.operationForm]: submitOperationForm,
  [viewIds.changeForm]: submitChangeForm,
  [viewIds.rejectForm]: submitDecisionForm('reject'),
  [viewIds.counterForm]: submitDecisionForm('counter'),
};

/** Every select whose options the bot is asked for. */
const options: Record<(typeof optionIds)[keyof typeof optionIds], OptionsHandler> = {
  [optionIds.operations]: suggestOperations,
  [optionIds.objects]: suggestObjects,
  [optionIds.values]: suggestValues,
  [optionIds.targets]: suggestTargets,
};

/** Connects all of them to the app. */
export function connectRoutes(app: App, deps: BotDeps): void {
  app.command(
    slashCommand,
    onCommand(async (text, call) => {
      const input = parseInput(text);
      if ('unknown' in input) return notUnderstood(input);
      return commands[input.name]({ ...call, words: input.words }, deps);
    }, deps),
  );
  app.event('app_home_opened', onEvent(openHome, deps));
  for (const [id, run] of Object.entries(actions)) app.action(id, onAction(run, deps));
  for (const [id, run] of Object.entries(views)) app.view(id, onSubmit(run, deps));
  for (const [id, run] of Object.entries(options)) app.options(id, onOptions(run, deps));
}
