import { uuid4, workflowInfo } from '@temporalio/workflow';
import type { Judgement } from '../shared/gate.ts';
import type {
  CampaignPreview,
  CampaignProgress,
  LaunchResult,
  MessageRef,
  Person,
  Tally,
} from '../shared/launch.ts';
import { flightsForLedger } from '../shared/launch-flights.ts';
import { launchPath } from '../shared/launch-gate.ts';
import type { LedgerEntry } from '../shared/ledger.ts';
import type { Json } from '../shared/operation.ts';

/** What the ledger keeps of a launch; undefined where it made nothing. */
export function launchEntryOf(launched: {
  result: LaunchResult;
  /** As far as they were told of. */
  campaigns: readonly CampaignProgress[];
  /** What the plan has for them. */
  planned: readonly CampaignPreview[];
  by: Person;
  /** User id. */
  launchedBy: string;
  approvedBy: string[];
  judgement: Pick<Judgement, 'version' | 'rule'>;
  message: MessageRef;
}): LedgerEntry | undefined {
  const { result, campaigns, planned, by, launchedBy, approvedBy, judgement, message } = launched;
  const { mediaPlan, tallies, outcome } = result;
  const { id } = mediaPlan;
  if (id === undefined) return undefined;
  const { workflowId, runId } = workflowInfo();
  const counts = (of: (tally: Tally) => number): Record<string, Json> => ({
    campaigns: of(tallies.campaigns),
    ad_sets: of(tallies.adSets),
    ads: of(tallies.ads),
  });
  const { version, rule } = judgement;
  return {
    id: uuid4(),
    kind: 'launch',
    target: {
      kind: 'media plan',
      id,
      name: mediaPlan.name,
      path: launchPath(mediaPlan),
      ioNumber: mediaPlan.ioNumber,
    },
    by,
    ...(launchedBy !== by.user && { confirmedBy: launchedBy }),
    approvedBy,
    before: counts(({ existed }) => existed),
    after: {
      ...counts(({ existed, made }) => existed + made),
      outcome,
      campaign_ids: campaigns.flatMap(({ id: campaign }) => campaign ?? []).slice(0, idsKept),
      flights: flightsForLedger(planned, campaigns.slice(0, idsKept)),
    },
    policy: { version, rule: rule.path },
    run: { workflowId, runId },
    message,
  };
}

/** An entry is small; all ids are in the file under the launch's message. */
const idsKept = 200;
