import { uuid4, workflowInfo } from '@temporalio/workflow';
import { emptyTally } from '../shared/delivery-tally.ts';
import type {
  DeliveryAsked,
  DeliveryGroup,
  DeliveryProgress,
  DeliveryRequest,
  DeliveryStamp,
  DeliveryTally,
  DeliveryTarget,
} from '../shared/delivery.ts';
import type { Judgement } from '../shared/gate.ts';
import { recordState } from './attributes.ts';
import { coalesce } from './coalesce.ts';
import { runDelivery } from './delivery-course.ts';
import type { DeliveryDesk } from './delivery-desk.ts';
import type { DeliveryScreen } from './delivery-screen.ts';
import type { Passage } from './judge.ts';

interface Agreed {
  request: DeliveryRequest;
  target: Exclude<DeliveryTarget, { kind: 'words' }>;
  asked: DeliveryAsked;
  passage: Passage;
  judgement: Pick<Judgement, 'version' | 'rule'>;
  screen: DeliveryScreen;
  desk: DeliveryDesk;
}

/** Carries out what was agreed on, and what failed again as often as somebody wants. Returns how it ended. */
export async function carryOutDelivery(agreed: Agreed): Promise<string> {
  const { request, target, asked, passage, judgement, screen, desk } = agreed;
  const { action, by, reason } = request;
  const { count: total, groups } = asked.survey;
  const approvedBy = passage.signers.map(({ user }) => user);
  const wasAsked = screen.place() !== undefined;
  let rest: DeliveryGroup[] = groups;
  let before: DeliveryTally = emptyTally();
  let live: DeliveryProgress = { ...before, total, failed: 0 };

  begin();
  await screen.begin(asked, { kind: 'working', progress: live, approvedBy });
  const stamp = stampNow();
  for (let round = 1; ; round += 1) {
    const view = coalesce(3, () =>
      screen.hint(asked, { kind: 'working', progress: live, approvedBy }),
    );
    const onMove = (progress: DeliveryProgress) => {
      live = progress;
      view.touch();
    };
    const course = { action, target, groups: rest, stamp, passage, desk, before, total, onMove };
    const end = await runDelivery(course);
    await view.drop();
    ({ rest, done: before } = end);
    const canRetry = rest.length > 0;
    const done = { kind: 'done', progress: end.progress, approvedBy, canRetry } as const;
    desk.enter(canRetry ? 'retryable' : 'closed');
    recordState(canRetry ? 'incomplete' : 'done');
    await screen.show(asked, done);
    if (wasAsked || canRetry || round > 1) await screen.announce(asked, done);
    if (!canRetry) return 'done';
    if ((await desk.decided()) === undefined) {
      await screen.show(asked, { ...done, canRetry: false });
      return 'incomplete';
    }
    begin();
  }

  function begin(): void {
    desk.enter('working');
    recordState('working');
  }

  function stampNow(): DeliveryStamp {
    const message = screen.place();
    const { workflowId, runId } = workflowInfo();
    return {
      seed: uuid4(),
      by,
      approvedBy,
      ...(reason !== undefined && { reason }),
      policy: { version: judgement.version, rule: judgement.rule.path },
      run: { workflowId, runId },
      ...(message && { message }),
      partOf: target.target,
    };
  }
}
