import { ServiceError } from '../../services/errors.ts';
import { daysAround, lastSevenDays } from '../../shared/evidence-days.ts';
import { dayAt } from '../../shared/local-time.ts';
import type { Change, Evidence } from '../../shared/proposal.ts';
import { figuresOf, figuresScope } from './figures.ts';
import type { SocialDoor } from './social-door.ts';

export function createEvidenceActivities({ social }: { social: SocialDoor }) {
  return {
    /** The last seven full days in the account's zone, then the same weekdays before. */
    async readEvidence(changes: Change[]): Promise<Evidence> {
      return orMissing(async () => {
        const scope = await figuresScope(social, changes);
        if ('missing' in scope) return scope;
        const { now, before } = lastSevenDays(dayAt(Date.now() / 1000, scope.zone));
        const figures = await Promise.all(
          [now, before].map((days) => figuresOf(social, scope, days)),
        );
        return { figures };
      });
    },

    /** What came after a change, then what was on the same weekdays before it. */
    async readOutcome({
      changes,
      changedAt,
    }: {
      changes: Change[];
      /** Instant. */
      changedAt: string;
    }): Promise<Evidence> {
      return orMissing(async () => {
        const scope = await figuresScope(social, changes);
        if ('missing' in scope) return scope;
        const dayOf = (instant: number) => dayAt(instant / 1000, scope.zone);
        const { after, before } = daysAround(dayOf(Date.parse(changedAt)), dayOf(Date.now()));
        const figures = await Promise.all(
          [after, before].map((days) => figuresOf(social, scope, days)),
        );
        return { figures };
      });
    },
  };
}

/** What the service refuses to tell is missing; what it may tell later is read again. */
async function orMissing(read: () => Promise<Evidence>): Promise<Evidence> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ServiceError) || isPassing(error)) throw error;
    return { missing: `the service did not tell any (${error.message})` };
  }
}

const passing = ['unreachable', 'unavailable', 'timed-out', 'rate-limited'];
const isPassing = ({ kind }: ServiceError): boolean => passing.includes(kind);
