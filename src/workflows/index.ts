export * from './approval-messages.ts';
export { attributes } from './attributes.ts';
export { buildMediaPlan } from './build-media-plan.ts';
export { changeDelivery } from './change-delivery.ts';
export * from './delivery-messages.ts';
export { exportLedger, type ExportLedgerInput } from './export-ledger.ts';
export { launchCampaign } from './launch-campaign.ts';
export { launchMediaPlan } from './launch-media-plan.ts';
export * from './launch-messages.ts';
export { listFreezes } from './list-freezes.ts';
export { digestDraft, manageDigest } from './manage-digest.ts';
export { openDigest, type OpenedDigest } from './open-digest.ts';
export * from './operation-messages.ts';
export * from './proposal-messages.ts';
export { proposeChange } from './propose-change.ts';
export { followChange } from './follow-change.ts';
export { performOperation } from './perform-operation.ts';
export { showMediaPlan, type ShowMediaPlanInput } from './show-media-plan.ts';
export { refreshHome, showHome } from './show-home.ts';
export { showQuota } from './show-quota.ts';
export { showWhy, type ShowWhyInput } from './show-why.ts';
export { suggestObjects } from './suggest-objects.ts';
export { suggestTargets } from './suggest-targets.ts';
export { undoChange } from './undo-change.ts';
export { setFreeze } from './set-freeze.ts';
export { showPolicy } from './show-policy.ts';
export { tryPolicy } from './try-policy.ts';
export { runDigest } from './run-digest.ts';
export { runDigestStep, type RunDigestStepInput } from './run-digest-step.ts';
export { suggestDigests, type DigestChoice } from './suggest-digests.ts';
export { postDigest, type DigestPosted } from './post-digest.ts';
export { completeDigest } from './complete-digest.ts';
export { previewDigest, type PreviewDigestInput } from './preview-digest.ts';
export { runReport, type ReportEnded } from './run-report.ts';
export * from './report-messages.ts';
export {
  findReport,
  manageReports,
  saveReport,
  type ManageReportsInput,
} from './manage-reports.ts';
export { managePacing } from './manage-pacing.ts';
export { pacingAlert } from './pacing-alert.ts';
export * from './pacing-messages.ts';
export { watchPacing } from './watch-pacing.ts';
export { showStats } from './show-stats.ts';
