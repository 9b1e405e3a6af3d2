import type { GateRequest, Judgement, Signature } from '../../shared/gate.ts';
import type { Person } from '../../shared/launch.ts';
import type { Approvals, PolicyReason, Requirement } from '../../shared/policy.ts';
import type {
  ChangesJudgement,
  ChangesSignature,
  ChangesToJudge,
} from '../../shared/proposal-gate.ts';
import type { TargetPath } from '../../shared/target.ts';
import { createGateActivities } from './gate-activities.ts';
import type { GateDeps } from './gate-deps.ts';

/** The policy's word on changes of several objects at once, which are approved together or not at all. */
export function createJudgeChanges(deps: GateDeps) {
  /** Slack is asked once about a person, and the ledger once about a place, however many changes there are. */
  function openGate() {
    const { people, ledger } = deps;
    return createGateActivities({
      ...deps,
      people: {
        actor: remembering(
          (person: Person, members: Record<string, string[]>) => people.actor(person, members),
          ({ user }) => user,
        ),
        members: remembering(
          (groups: readonly string[], fresh: boolean) => people.members(groups, fresh),
          () => '',
        ),
        isColleague: remembering(
          (person: Person) => people.isColleague(person),
          ({ user }) => user,
        ),
      },
      ledger: {
        freezesOn: remembering(
          (path: TargetPath) => ledger.freezesOn(path),
          (path) => JSON.stringify(path),
        ),
        freezes: () => ledger.freezes(),
      },
    });
  }

  return {
    /** The strictest word on any of them; where approvals are asked for, all that any of them asks for. */
    async judgeChanges(question: ChangesToJudge): Promise<ChangesJudgement> {
      const gate = openGate();
      const judgements: Judgement[] = [];
      for (const request of requestsOf(question)) judgements.push(await gate.judge(request));
      return together(judgements);
    },

    /** Whether somebody may approve or reject them all; an approval counts where it does for each that asked. */
    async checkChangesSignature(question: ChangesSignature): Promise<Signature> {
      const gate = openGate();
      const { by, approvals, asked, changes } = question;
      const requests = requestsOf(changes);
      const signatures: { needed: number[]; signature: Signature }[] = [];
      // Where nothing asks, the requester may still agree to what others made of it.
      for (const { change, needed } of asked.length > 0 ? asked : [{ change: 0, needed: [] }]) {
        const request = requests[change];
        if (request === undefined) continue;
        const signature = await gate.checkSignature({ by, request, approvals });
        signatures.push({ needed, signature });
      }
      return countedTogether(approvals, signatures);
    },
  };
}

/** What the gate is asked about each change. */
function requestsOf({ changes, atRisk, editors, ...rest }: ChangesToJudge): GateRequest[] {
  return changes.map(({ target, field, before, after }, index) => ({
    ...rest,
    path: target.path,
    change: { of: field === 'bid' ? 'bid' : 'budget', before, after },
    entities: changes.length,
    perDay: atRisk[index] ?? null,
    ...(editors.length > 0 && { editors }),
  }));
}

const reasonsShown = 10;

function together(judgements: readonly Judgement[]): ChangesJudgement {
  const refused = judgements.find(({ outcome }) => outcome === 'refuse');
  if (refused !== undefined) return { judgement: refused, asked: [] };
  const asks = judgements.flatMap((judgement, change) =>
    judgement.outcome === 'ask' ? [{ judgement, change }] : [],
  );
  const [strictest] = asks.toSorted(
    (one, other) => mostPeople(other.judgement.approvals) - mostPeople(one.judgement.approvals),
  );
  const [first] = judgements;
  if (strictest === undefined) {
    return { judgement: first ?? nothingAsked, asked: [] };
  }
  const needed = uniqueBy(
    asks.flatMap(({ judgement }) => judgement.approvals.needed),
    (requirement) => JSON.stringify(requirement),
  );
  const [times] = asks
    .map(({ judgement }) => judgement.approvals)
    .toSorted((one, other) => Date.parse(one.deadlineAt) - Date.parse(other.deadlineAt));
  const reasons = uniqueBy<PolicyReason>(
    asks.flatMap(({ judgement }) => [judgement, ...judgement.also]),
    ({ rule, sentence }) => `${rule.path} ${sentence}`,
  ).map(({ rule, sentence }) => ({ rule, sentence }));
  const { rule, sentence, version, approvals } = strictest.judgement;
  const also = reasons
    .filter((reason) => reason.rule.path !== rule.path || reason.sentence !== sentence)
    .slice(0, reasonsShown);
  const asked = asks.map(({ judgement, change }) => ({
    change,
    needed: placesIn(needed, judgement.approvals.needed),
  }));
  return {
    judgement: {
      outcome: 'ask',
      rule,
      sentence,
      version,
      also,
      approvals: { ...approvals, ...times, needed },
    },
    asked,
  };
}

/** There is always a change; where there is none, nothing is let through. */
const nothingAsked: Judgement = {
  outcome: 'refuse',
  rule: { path: '', line: 1 },
  sentence: 'There is nothing to change.',
  version: '',
  also: [],
};

function countedTogether(
  { needed }: Approvals,
  signatures: readonly { needed: number[]; signature: Signature }[],
): Signature {
  const refused = signatures.find(({ signature }) => !signature.accepted);
  const counts = needed.flatMap((_, place) => {
    const concerned = signatures.filter((each) => each.needed.includes(place));
    const isCounted = ({ signature }: (typeof signatures)[number]): boolean =>
      signature.accepted && signature.counts.includes(place);
    return concerned.length > 0 && concerned.every(isCounted) ? [place] : [];
  });
  if (refused !== undefined && counts.length === 0) return refused.signature;
  return { accepted: true, counts };
}

const mostPeople = ({ needed }: Approvals): number =>
  Math.max(0, ...needed.map(({ count }) => count));

const placesIn = (all: readonly Requirement[], some: readonly Requirement[]): number[] => {
  const wanted = new Set(some.map((requirement) => JSON.stringify(requirement)));
  return all.flatMap((requirement, place) =>
    wanted.has(JSON.stringify(requirement)) ? [place] : [],
  );
};

function uniqueBy<T>(things: readonly T[], key: (thing: T) => string): T[] {
  return [...new Map(things.map((thing) => [key(thing), thing])).values()];
}

/** The same function, asked once for each key. */
function remembering<Args extends unknown[], Answer>(
  ask: (...args: Args) => Promise<Answer>,
  keyOf: (...args: Args) => string,
): (...args: Args) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (...args) => {
    const key = keyOf(...args);
    const answer = known.get(key) ?? ask(...args);
    known.set(key, answer);
    return answer;
  };
}
