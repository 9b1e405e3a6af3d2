import { atOnce } from '../../shared/at-once.ts';
import type { Change, ChangeAsked, ChangeRefused, WantedValue } from '../../shared/proposal.ts';
import type { ProposalRequest } from '../../shared/proposal.ts';
import type { Target, TargetKind } from '../../shared/target.ts';
import { newValue, type ValueProblem } from '../../shared/wanted-value.ts';
import { createSurroundings, type Surroundings } from './change-surroundings.ts';
import { createChangedValues, exactMoney, type ChangedValues } from './changed-value.ts';
import { moneyAtRisk, type AtRisk } from './money-at-risk.ts';
import type { SocialDoor } from './social-door.ts';
import type { Targets } from './targets.ts';

/** Rows as somebody typed them, or changes that are looked at again with the value that is wanted now. */
export interface ChangeQuestion {
  of: ProposalRequest['of'];
  rows: readonly (
    ChangeAsked | (Pick<ChangeAsked, 'value' | 'reason' | 'undoes'> & { target: Target })
  )[];
}

/** What can be proposed, and what cannot. */
export interface InspectedChanges {
  changes: Change[];
  /** What each change would then be wanted as, in the order of `changes`. */
  wanted: WantedValue[];
  /** Money a day, for each change that of all changes in its currency; `null` where nobody knows. */
  atRisk: AtRisk[];
  refused: ChangeRefused[];
  /** How many of `refused` have the wanted value already. */
  alreadySo: number;
}

type Row = ChangeQuestion['rows'][number];
type Looked = { change: Change; around: Surroundings } | ValueProblem;

export function createInspectChange({ social, targets }: { social: SocialDoor; targets: Targets }) {
  const values = createChangedValues(social);
  return {
    /** Looks up every row in the live service and works out its new value, to the cent. */
    async inspectChange({ of, rows }: ChangeQuestion): Promise<InspectedChanges> {
      const surroundings = createSurroundings(social);
      const askedAt = Date.now();
      const looked = await atOnce(4, rows, async ({ target: asked, value, reason, undoes }) => {
        const found = await find(asked, of, askedAt);
        if (!('target' in found)) return found;
        const around = await surroundings(found.target);
        const seen = await look(found.target, value, { values, around });
        if (!('change' in seen)) return seen;
        const own = { ...(reason !== undefined && { reason }), ...(undoes && { undoes }) };
        return { ...seen, change: { ...seen.change, ...own } };
      });
      return summed(rows, looked);
    },
  };

  async function find(
    asked: Row['target'],
    of: ChangeQuestion['of'],
    askedAt: number,
  ): Promise<{ target: Target } | ValueProblem> {
    if (typeof asked !== 'string') return { target: asked };
    const kinds = kindsOf[of];
    const found = await targets.find({ words: asked, kinds }, askedAt);
    if (found.kind === 'found') return found;
    const noun = of === 'bid' ? 'ad or ad set' : 'campaign';
    const choices = found.choices
      .slice(0, 5)
      .map(({ kind, id, name }) => `«${name}» (${kind} ${id})`)
      .join(', ');
    if (found.matches > 0) {
      const message = `${found.matches} objects fit`;
      return { message, fix: `give the id of the one that is meant: ${choices}` };
    }
    const offered = choices === '' ? '' : `, such as ${choices}`;
    return { message: `there is no such ${noun}`, fix: `give an id or a part of a name${offered}` };
  }
}

const kindsOf: Record<ChangeQuestion['of'], readonly TargetKind[]> = {
  bid: ['ad', 'ad set'],
  budget: ['campaign'],
};

async function look(
  target: Target,
  wanted: WantedValue,
  { values, around }: { values: ChangedValues; around: Surroundings },
): Promise<Looked> {
  const { mediaPlan, campaign, currency } = around;
  if ([mediaPlan, campaign].some((above) => above?.deleted === true || above?.archived === true)) {
    const message = 'what it is in is archived or deleted';
    return { message, fix: 'leave it out: it does not run any more' };
  }
  const live = await values.read(target);
  if (live === undefined) {
    return { message: 'the service does not have it any more', fix: 'look at it with /adops show' };
  }
  if (live.isGone) {
    return { message: 'it is archived or deleted', fix: 'leave it out: it does not run any more' };
  }
  if (currency === undefined) {
    const message = 'neither its account nor its advertiser tells a currency';
    return { message, fix: 'set the currency of the advertiser, then ask again' };
  }
  const before = exactMoney(live.major, currency);
  if (before === undefined) {
    const what = live.field === 'bid' ? 'bid' : live.field.replace('_', ' ');
    const message =
      live.major === undefined
        ? `it has no ${what} that could be changed`
        : `its ${what} is ${live.major} ${currency}, which is not to be paid exactly`;
    return { message, fix: `set its ${what} in the service first` };
  }
  const next = newValue(wanted, before);
  if (!('after' in next)) return next;
  const path = { ...known(around), ...target.path };
  return { change: { target: { ...target, path }, field: live.field, before, ...next }, around };
}

function known({ mediaPlan, account }: Surroundings): Target['path'] {
  const advertiser = mediaPlan?.advertiser_id;
  return { ...(advertiser && { advertiser }), ...(account && { account: account.id }) };
}

function summed(rows: readonly Row[], looked: readonly Looked[]): InspectedChanges {
  const good: { change: Change; around: Surroundings; wanted: WantedValue }[] = [];
  const refused: ChangeRefused[] = [];
  const rowOf = new Map<string, number>();
  for (const [index, { target, value: wanted, ...from }] of rows.entries()) {
    const row = ('line' in from ? from.line : undefined) ?? index + 1;
    const found = looked[index];
    if (found === undefined) continue;
    if (!('change' in found)) {
      const { message, fix } = found;
      refused.push({
        row,
        target: typeof target === 'string' ? target : target.name,
        message,
        fix,
      });
      continue;
    }
    const { kind, id, name } = found.change.target;
    const earlier = rowOf.get(`${kind} ${id}`);
    if (earlier === undefined) {
      rowOf.set(`${kind} ${id}`, row);
      good.push({ ...found, wanted });
    } else {
      const message = `it is the ${kind} «${name}» of row ${earlier} again`;
      const called = typeof target === 'string' ? target : name;
      refused.push({ row, target: called, message, fix: 'keep one of the two rows' });
    }
  }
  return {
    changes: good.map(({ change }) => change),
    wanted: good.map(({ wanted }) => wanted),
    atRisk: moneyAtRisk(good),
    refused,
    alreadySo: looked.filter((found) => 'isSo' in found).length,
  };
}
