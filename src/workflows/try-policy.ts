import type { GateRequest, Judgement } from '../shared/gate.ts';
import type { Person } from '../shared/launch.ts';
import { formatMoney } from '../shared/money.ts';
import type { PolicyAnswer, PolicyTrial } from '../shared/policy-answer.ts';
import { targetKinds, type Target, type TargetKind } from '../shared/target.ts';
import { authorityOf } from './authority.ts';
import { failureOf } from './failures.ts';
import { judge } from './judge.ts';
import { inspecting, judging, lookingFor, surveying, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface TryPolicyInput {
  trial: PolicyTrial;
  by: Person;
  channel: string;
}

type Trial<Kind extends PolicyTrial['kind']> = Extract<PolicyTrial, { kind: Kind }>;

/** Tells one person what the policy would say to a request of theirs, on what is so now. Nothing is done. */
export async function tryPolicy({ trial, by, channel }: TryPolicyInput): Promise<void> {
  const to = { user: by.user, channel };
  const authority = await authorityOf(by);
  const answer: PolicyAnswer = authority.accepted
    ? await tried().catch((error: unknown) => {
        const { message } = failureOf(error);
        return { kind: 'failed', message, reference: runReference() };
      })
    : { kind: 'refused', reason: authority.reason };
  await telling.tellPolicy({ ...to, answer });

  async function tried(): Promise<PolicyAnswer> {
    switch (trial.kind) {
      case 'bid':
      case 'budget':
        return change(trial);
      case 'delivery':
        return delivery(trial);
      case 'freeze':
        return freeze(trial);
      case 'launch':
        return launch(trial);
      case 'operation':
        return operation(trial);
    }
  }

  async function change({
    kind: of,
    words,
    value,
  }: Trial<'bid' | 'budget'>): Promise<PolicyAnswer> {
    const rows = [{ target: words, value }];
    const { changes, atRisk, refused } = await inspecting.inspectChange({ of, rows });
    const [problem] = refused;
    const [first] = changes;
    if (first === undefined) {
      const { message = 'there is nothing to change', fix = 'look at it with show' } =
        problem ?? {};
      return { kind: 'no trial', reason: `«${words}»: ${message}. To mend it: ${fix}.` };
    }
    const { judgement } = await judging.judgeChanges({
      kind: of,
      by,
      channel,
      changes,
      atRisk,
      editors: [],
    });
    const { target, before, after } = first;
    const what = `${of} of ${targetWords(target)} from ${formatMoney(before)} to ${formatMoney(after)}`;
    return { kind: 'tried', what, judgement };
  }

  async function delivery({ action, words }: Trial<'delivery'>): Promise<PolicyAnswer> {
    const found = await targetOf(words, targetKinds);
    if (!('target' in found)) return found;
    const { target } = found;
    const { count, perDay, perDayUnknown } = await surveying.surveyDelivery({
      action,
      target: { kind: 'object', target },
    });
    const [money, ...others] = perDay;
    const isKnown = perDayUnknown === 0 && others.length === 0;
    const judgement = await judged({
      kind: 'delivery',
      path: target.path,
      entities: count,
      perDay: isKnown && money !== undefined ? money : null,
    });
    return { kind: 'tried', what: `${action} ${targetWords(target)}, ${count} objects`, judgement };
  }

  async function freeze({ words }: Trial<'freeze'>): Promise<PolicyAnswer> {
    const found = await targetOf(words, targetKinds);
    if (!('target' in found)) return found;
    const { target } = found;
    const judgement = await judged({
      kind: 'freeze',
      path: target.path,
      entities: 1,
      perDay: null,
    });
    return { kind: 'tried', what: `freeze ${targetWords(target)}`, judgement };
  }

  async function launch({ entities, advertiser, perDay }: Trial<'launch'>): Promise<PolicyAnswer> {
    const judgement = await judged({
      kind: 'launch',
      path: advertiser === undefined ? {} : { advertiser },
      entities,
      perDay: perDay ?? null,
    });
    const whose = advertiser === undefined ? '' : ` for advertiser ${advertiser}`;
    const money = perDay === undefined ? '' : ` at ${formatMoney(perDay)} a day`;
    return { kind: 'tried', what: `launch ${entities} objects${whose}${money}`, judgement };
  }

  async function operation({ operation: name, input }: Trial<'operation'>): Promise<PolicyAnswer> {
    const request = { operation: name, input, by, channel, submission: '' };
    const judgement = await judged(await lookingFor(name).scopeOperation(request));
    return { kind: 'tried', what: name, judgement };
  }

  function judged(request: Omit<GateRequest, 'by' | 'channel'>): Promise<Judgement> {
    return judge({ ...request, by, channel });
  }
}

const targetWords = ({ kind, id, name }: Target): string => `${kind} «${name}» (${id})`;

async function targetOf(
  words: string,
  kinds: readonly TargetKind[],
): Promise<{ target: Target } | PolicyAnswer> {
  const found = await surveying.findTarget({ words, kinds });
  if (found.kind === 'found') return found;
  const some = found.choices.slice(0, 5).map(targetWords).join(', ');
  const fits = found.matches === 0 ? 'Nothing fits' : `${found.matches} objects fit`;
  const fix = some === '' ? '' : ` Give an id: ${some}.`;
  return { kind: 'no trial', reason: `${fits} «${words}».${fix}` };
}
