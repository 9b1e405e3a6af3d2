import type { Person } from '../shared/launch.ts';
import { targetKinds, type Target, type TargetFound } from '../shared/target.ts';
import type { WhyAnswer, WhyObject, WhyQuestion } from '../shared/why.ts';
import { authorityOf } from './authority.ts';
import { failureOf, type Failure } from './failures.ts';
import { asking, recalling, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

export interface ShowWhyInput {
  question: WhyQuestion;
  by: Person;
  channel: string;
}

/** Shows one person who changed something, when and why, as the ledger has it. */
export async function showWhy({ question, by, channel }: ShowWhyInput): Promise<void> {
  const to = { user: by.user, channel };
  const authority = await authorityOf(by);
  const answer: WhyAnswer = authority.accepted
    ? await answerTo(question).catch((error: unknown) => failed('ledger', failureOf(error)))
    : { kind: 'refused', reason: authority.reason };
  await telling.tellWhy({ ...to, answer });
}

async function answerTo(question: WhyQuestion): Promise<WhyAnswer> {
  if (question.kind === 'object') return changesOf(question.object, question);
  if (question.kind === 'run') return changesByRun(question.workflowId);
  const { words } = question;
  const found = await find(words);
  if (found.kind === 'found') return changesOf(found.target, { target: found.target });
  if (found.kind === 'choose' && found.matches > 0) return { kind: 'choose', found };
  return (
    (await recall(words)) ??
    (found.kind === 'choose' ? { kind: 'choose', found } : failed('service', found.failure))
  );
}

/** Of the object it changed, also what others did to it. */
async function changesByRun(workflowId: string): Promise<WhyAnswer> {
  const targets = await recalling.targetsOfRun(workflowId);
  const [target, ...others] = targets;
  if (target === undefined) {
    return { kind: 'refused', reason: 'Nothing was changed by it so far.' };
  }
  if (others.length === 0) return changesOf(target, { target });
  const found = { kind: 'choose', words: 'this message', matches: targets.length } as const;
  return { kind: 'choose', found: { ...found, choices: targets.slice(0, 10) } };
}

/** What is changed once is in the ledger, also when the service does not answer now. */
async function find(words: string): Promise<TargetFound | { kind: 'silent'; failure: Failure }> {
  try {
    return await asking.findTarget({ words, kinds: targetKinds });
  } catch (error) {
    return { kind: 'silent', failure: failureOf(error) };
  }
}

/** By an id that the service has no more, or that of an entry. */
async function recall(words: string): Promise<WhyAnswer | undefined> {
  const targets = await recalling.targetsInLedger(words);
  const [target, ...others] = targets;
  if (target && others.length === 0) return changesOf(target, { target });
  if (target) {
    const found = { kind: 'choose', words, matches: targets.length, choices: targets } as const;
    return { kind: 'choose', found };
  }
  const entry = await recalling.findLedgerEntry(words);
  if (entry.kind === 'several') {
    const ids = entry.ids.map((id) => `\`${id}\``).join(', ');
    return { kind: 'refused', reason: `Several entries begin like that: ${ids}. Give a whole id.` };
  }
  if (entry.kind !== 'found') return undefined;
  const { record } = entry;
  return { kind: 'entry', change: { record, count: 1, names: [record.target.name] } };
}

async function changesOf(
  { kind, id }: WhyObject,
  { target, before }: { target?: Target; before?: number },
): Promise<WhyAnswer> {
  const object = { kind, id };
  const page = await recalling.changesAbout({ object, ...(before !== undefined && { before }) });
  return {
    kind: 'changes',
    object,
    ...(target && { target }),
    isFirst: before === undefined,
    ...page,
  };
}

const failed = (of: 'service' | 'ledger', { message }: Failure): WhyAnswer => ({
  kind: 'failed',
  of,
  message,
  reference: runReference(),
});
