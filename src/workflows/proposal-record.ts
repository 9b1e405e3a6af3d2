import { condition, isCancellation, workflowInfo } from '@temporalio/workflow';
import { formatMoney } from '../shared/money.ts';
import type { Proposal, ProposalRequest, ProposalState } from '../shared/proposal.ts';
import { recordState } from './attributes.ts';
import { courseOf, type Course, type Proposable } from './proposal-course.ts';
import { createProposalScreen, type ProposalScreen } from './proposal-screen.ts';
import { inspecting } from './proxies.ts';
import { redrawHomes } from './redraw-homes.ts';

/** The one durable record of a proposal, and its view in Slack. */
export interface ProposalRecord {
  screen: ProposalScreen;
  proposal(): Proposal | undefined;
  /** The course it takes; only once it has been started. */
  now(): Course;
  /** Posts the first card, with figures if they come soon, else without and later with them. */
  start(course: Course): void;
  /** Another value by another hand, on the same card; signatures are void. */
  counter(proposable: Proposable): void;
  /** The values moved underneath: another card takes the place of this one. */
  supersede(proposable: Proposable): void;
  /** What else has come to be known; shows it on the card. */
  change(shown: Partial<Proposal>): void;
  /** One more has signed. */
  sign(signed: Proposal['signed']): void;
  /** What the card does not show. */
  note(part: Partial<Omit<Course, 'proposal'>>): void;
  /** It is over, and the card says how. */
  end(state: ProposalState, how?: Partial<Pick<Proposal, 'endedBy' | 'note' | 'results'>>): void;
  /** Something under way that has to be over before the workflow is; must not reject. */
  keep(work: Promise<unknown>): void;
  /** Once nothing is under way any more, and Slack has all there is to know. */
  idle(): Promise<void>;
  /** For the next run of the same workflow. */
  carry(): Course;
}

/** People wait no longer than this for the figures before they see the card without. */
const patience = '3s';

export function createProposalRecord(request: ProposalRequest, carried?: Course): ProposalRecord {
  const { workflowId: id } = workflowInfo();
  let course = carried;
  const underWay: Promise<unknown>[] = [];
  const screen = createProposalScreen(request, () => course?.proposal, carried?.card);

  const now = (): Course => {
    if (course === undefined) throw new Error('There is no proposal yet.');
    return course;
  };

  const note: ProposalRecord['note'] = (part) => {
    course = { ...now(), ...part };
  };

  const change: ProposalRecord['change'] = (shown) => {
    const known = now();
    course = { ...known, proposal: { ...known.proposal, ...shown } };
    screen.touch();
  };

  /** Of who asked, and of those who were asked. */
  const redraw = (): void => {
    const asked = now().proposal.approvals?.needed.flatMap(({ users }) => users) ?? [];
    if (asked.length > 0) underWay.push(redrawHomes([request.by.user, ...asked]));
  };

  const follow = (proposable: Proposable): Course => {
    const { version, evidence } = now().proposal;
    const next = courseOf(request, proposable, { id, version: version + 1, now: Date.now() });
    return { ...next, frozen: now().frozen, proposal: { ...next.proposal, evidence } };
  };

  /** Figures are wanted on the card, and never in its way. */
  async function readEvidence({ proposal: { changes } }: Course): Promise<void> {
    try {
      change({ evidence: await inspecting.readEvidence(changes) });
    } catch (error) {
      if (isCancellation(error)) throw error;
      change({ evidence: { missing: 'the service did not answer' } });
    }
  }

  return {
    screen,
    now,
    proposal: () => course?.proposal,
    start: (first) => {
      course = first;
      let isRead = false;
      underWay.push(
        readEvidence(first).finally(() => {
          isRead = true;
        }),
      );
      screen.wait(() => condition(() => isRead, patience));
      screen.post();
    },
    counter: (proposable) => {
      redraw();
      course = { ...follow(proposable), called: false };
      recordState(course.proposal.state);
      screen.touch();
    },
    supersede: (proposable) => {
      const { proposal } = now();
      const endedAt = new Date().toISOString();
      const moved = movedWords(proposal, proposable);
      const last: Proposal = { ...proposal, state: 'superseded', note: moved.join('; '), endedAt };
      course = follow(proposable);
      screen.post(last);
      screen.say({ kind: 'superseded', moved, dropped: proposable.inspected.refused });
    },
    change,
    sign: (signed) => {
      change({ signed });
      redraw();
    },
    note,
    end: (state, how = {}) => {
      change({ state, ...how, endedAt: new Date().toISOString() });
      recordState(state);
      redraw();
    },
    keep: (work) => void underWay.push(work),
    idle: async () => {
      await Promise.all(underWay);
      await screen.idle();
    },
    carry: () => {
      const card = screen.card();
      return { ...now(), ...(card && { card }) };
    },
  };
}

/** `Rain jackets DE: €120.00 → €130.00`. */
function movedWords({ changes }: Proposal, { inspected }: Proposable): string[] {
  const live = new Map(
    inspected.changes.map(({ target, before }) => [`${target.kind} ${target.id}`, before]),
  );
  return changes.flatMap(({ target, before }) => {
    const is = live.get(`${target.kind} ${target.id}`);
    if (is === undefined || is.minor === before.minor) return [];
    return [`${target.name}: ${formatMoney(before)} → ${formatMoney(is)}`];
  });
}
