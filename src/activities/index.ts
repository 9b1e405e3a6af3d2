import type { WebClient } from '@slack/web-api';
import type { SearchClient } from '../services/search/index.ts';
import type { SocialClient } from '../services/social/index.ts';
import type { PolicyFileReader } from '../policy/create-policy-file.ts';
import type { FigureStore, ReportStore } from '../shared/figure-store.ts';
import type { Ledger } from '../shared/ledger.ts';
import type { Quota } from '../shared/quota.ts';
import { createDigestActivities } from './digest/digest-activities.ts';
import { createDigestSubscriptions } from './digest-subscriptions/digest-subscriptions.ts';
import { createFigureActivities } from './figures/figure-activities.ts';
import { createEndStep } from './slack/end-step.ts';
import { createEngineers } from './gate/engineers.ts';
import { createDescribePolicy } from './gate/describe-policy.ts';
import { createFreezeActivities } from './gate/freeze-activities.ts';
import { createGateActivities } from './gate/gate-activities.ts';
import { createPeopleInSlack } from './gate/people-in-slack.ts';
import { createJudgeChanges } from './gate/judge-changes.ts';
import { createExportLedger } from './ledger/export-ledger.ts';
import { createHomeActivities } from './home/home-activities.ts';
import { createLedgerActivities } from './ledger/ledger-activities.ts';
import { createOperationActivities } from './operations/operation-activities.ts';
import { createSearchClients } from './figures/search-clients.ts';
import { createOperationDoor } from './operations/operation-door.ts';
import { createSavedReports } from './reports/saved-reports.ts';
import { createStatsActivities } from './reports/stats-activities.ts';
import { createWriteReport } from './reports/write-report.ts';
import { createJudgePacing } from './pacing/judge-pacing.ts';
import { createPacingActivities } from './pacing/pacing-activities.ts';
import { createReadQuota } from './search/read-quota.ts';
import { createApplyChange } from './social/apply-change.ts';
import { createAuditLaunch } from './social/audit-launch.ts';
import { createEnsureActivities } from './social/ensure.ts';
import { createDeliveryApply } from './social/delivery-apply.ts';
import { createDeliverySurvey } from './social/delivery-survey.ts';
import { createEvidenceActivities } from './social/evidence.ts';
import { createFindTarget } from './social/find-target.ts';
import { createInspectChange } from './social/inspect-change.ts';
import { createInspectLaunch } from './social/inspect-launch.ts';
import { createLaunchFile } from './social/launch-file.ts';
import { createApprovalSlackActivities } from './slack/approval.ts';
import { createDeliverySlackActivities } from './slack/delivery.ts';
import { createDigestSlackActivities } from './slack/digest.ts';
import { createDigestTroubleActivities } from './slack/digest-trouble.ts';
import { createDigestListSlackActivities } from './slack/digest-list.ts';
import { createFreezeSlackActivities } from './slack/freeze.ts';
import { createLaunchSlackActivities } from './slack/launch.ts';
import { createOperationSlackActivities } from './slack/operation.ts';
import { createLookUpUndo } from './social/look-up-undo.ts';
import { createPlanFiles, type ReadExample } from './social/plan-files.ts';
import { createShowMediaPlan } from './social/show-media-plan.ts';
import { createProposalSlackActivities } from './slack/proposal.ts';
import { createQuotaSlackActivities } from './slack/quota.ts';
import { createPolicySlackActivities } from './slack/policy.ts';
import { createReportSlackActivities } from './slack/report.ts';
import { createShowSlackActivities } from './slack/show.ts';
import { createStatsSlackActivities } from './slack/stats.ts';
import { createUndoSlackActivities } from './slack/undo.ts';
import { createWhySlackActivities } from './slack/why.ts';
import { createSocialDoor } from './social/social-door.ts';
import { createTargets } from './social/targets.ts';

export interface ActivityDeps {
  slack: WebClient;
  social: SocialClient;
  search: SearchClient;
  /** The allowance of the search service. */
  quota: Quota;
  /** What was done. */
  ledger: Ledger;
  /** Figures of days, and what digests said. */
  figures: FigureStore;
  /** Reports people saved. */
  reports: ReportStore;
  /** Who may do what. */
  policy: PolicyFileReader;
  /** Slack channel of those who look after Adjutant; absent: only the log tells them. */
  engineersChannel?: string;
  readExample: ReadExample;
  /** Slack as those who look after Adjutant have it, where there are many workspaces. */
  slackOfEngineers?: WebClient;
  /** What the bot seals with, where there are many workspaces; else it is the token. */
  clientSecret?: string;
}

/** All that workflows can have done, by the task queue it is done on. */
export function createActivities({
  slack,
  social: client,
  search,
  quota,
  ledger,
  figures,
  reports,
  policy,
  engineersChannel,
  readExample,
  slackOfEngineers = slack,
  clientSecret,
}: ActivityDeps) {
  const secret = clientSecret ?? slack.token ?? '';
  const social = createSocialDoor(client);
  const plans = createPlanFiles({ slack, readExample });
  const targets = createTargets(social);
  const people = createPeopleInSlack(slack);
  const engineers = createEngineers(slackOfEngineers, engineersChannel);
  const deps = {
    slack,
    social,
    plans,
    targets,
    quota,
    ledger,
    policy,
    people,
    engineers,
    figures,
    reports,
  };
  const clients = createSearchClients(search, Date.now);
  const ofFigures = createFigureActivities({ ...deps, search, clients });
  const door = createOperationDoor([client, search], secret);
  const read: typeof ofFigures.search.readSearchFigures = (wanted) =>
    ofFigures.search.readSearchFigures(wanted);
  const ofStats = createStatsActivities({ ...deps, clients, read });
  const ofReports = createWriteReport({ ...deps, clients, door });
  const operations = createOperationActivities({ ...deps, door });
  return {
    social: {
      ...createInspectLaunch(deps),
      ...createEnsureActivities(deps),
      ...createAuditLaunch(deps),
      ...createLaunchFile(deps),
      ...createShowMediaPlan(deps),
      ...createFindTarget(deps),
      ...createInspectChange(deps),
      ...createEvidenceActivities(deps),
      ...createApplyChange(deps),
      ...createDeliverySurvey(deps),
      ...createDeliveryApply(deps),
      ...createLookUpUndo(deps),
      ...ofFigures.social,
      ...createJudgePacing({ ...deps, agency: ofFigures.agency }),
      ...ofReports,
      ...ofStats,
      ...operations,
    },
    search: {
      ...createReadQuota(deps),
      ...ofFigures.search,
      ...ofReports,
      ...ofStats,
      ...operations,
    },
    slack: {
      ...createGateActivities(deps),
      ...createFreezeActivities(deps),
      ...createDescribePolicy(deps),
      ...createJudgeChanges(deps),
      ...createApprovalSlackActivities(deps),
      ...createFreezeSlackActivities(deps),
      ...createPolicySlackActivities(deps),
      ...createLaunchSlackActivities(deps),
      ...createDeliverySlackActivities(deps),
      ...createUndoSlackActivities(deps),
      ...createShowSlackActivities(deps),
      ...createOperationSlackActivities(deps),
      ...createQuotaSlackActivities(deps),
      ...createProposalSlackActivities(deps),
      ...createLedgerActivities(deps),
      ...createExportLedger(deps),
      ...createWhySlackActivities(deps),
      ...createHomeActivities(deps),
      ...createPacingActivities(deps),
      ...createReportSlackActivities(deps),
      ...createStatsSlackActivities(deps),
      ...createSavedReports(deps),
      ...createDigestSubscriptions(deps),
      ...createDigestListSlackActivities(deps),
      ...createDigestActivities(deps),
      ...createDigestSlackActivities(deps),
      ...createDigestTroubleActivities(deps),
      ...createEndStep(deps),
    },
  };
}

type ByQueue = ReturnType<typeof createActivities>;
export type SocialActivities = ByQueue['social'];
export type SearchActivities = ByQueue['search'];
export type SlackActivities = ByQueue['slack'];
/** On the queue of Slack: they are short. */
export type LedgerActivities = ReturnType<typeof createLedgerActivities> &
  ReturnType<typeof createExportLedger>;
/** What both services' queues can have done. */
export type OperationActivities = ReturnType<typeof createOperationActivities>;
/** What both services' queues can have done. */
export type ReportActivities = ReturnType<typeof createWriteReport>;
/** On the queue of Slack: they are short. */
export type SavedReportActivities = ReturnType<typeof createSavedReports>;
