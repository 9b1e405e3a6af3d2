import { targetKinds, type Target } from '../shared/target.ts';
import type { StatsAnswer, StatsQuestion } from '../shared/stats.ts';
import { failureOf } from './failures.ts';
import { mayAsk, mayBegin } from './judge.ts';
import { asking, readingStats, telling } from './proxies.ts';
import { runReference } from './run-reference.ts';

/** Shows one person the figures of an object of either service, or gives them all of it as a file. */
export async function showStats(question: StatsQuestion): Promise<void> {
  const { words, period, by, channel, asFile } = question;
  const entry = await mayBegin(by, 'read');
  const answer = entry.accepted
    ? await answerTo().catch(failed)
    : ({ kind: 'refused', reason: entry.reason } as const);
  await telling.tellStats({ user: by.user, channel, answer });

  async function answerTo(): Promise<StatsAnswer> {
    const [, ofSearch] = /^search\s+(.*)$/is.exec(words) ?? [];
    if (ofSearch !== undefined) return searchAnswer(ofSearch);
    const found = await asking.findTarget({ words, kinds: targetKinds });
    if (found.kind === 'choose') {
      return { kind: 'choose', found, ...(period !== undefined && { period }) };
    }
    return socialAnswer(found.target);
  }

  async function socialAnswer(target: Target): Promise<StatsAnswer> {
    const right = await mayAsk({ ...read, by, channel, path: target.path });
    if (!right.accepted) return { kind: 'refused', reason: right.reason };
    const found = await readingStats.social.readStats({ target, ...wanted() });
    return found.kind === 'problem' ? { kind: 'refused', reason: found.problem } : found;
  }

  async function searchAnswer(of: string): Promise<StatsAnswer> {
    const right = await mayAsk({ ...read, by, channel, path: {} });
    if (!right.accepted) return { kind: 'refused', reason: right.reason };
    const found = await readingStats.search.readSearchStats({ words: of, ...wanted() });
    if (found.kind === 'choices') {
      const { choices } = found;
      return { kind: 'chooseSearch', words: of, choices, ...(period !== undefined && { period }) };
    }
    return found.kind === 'problem' ? { kind: 'refused', reason: found.problem } : found;
  }

  function wanted() {
    return { ...(period !== undefined && { period }), ...(asFile && { fileFor: by.user }) };
  }
}

const read = { kind: 'read', entities: 0, perDay: null } as const;

const failed = (error: unknown): StatsAnswer => ({
  kind: 'failed',
  message: failureOf(error).message,
  reference: runReference(),
});
