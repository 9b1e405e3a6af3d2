import { wordsOf, type Ending } from '../processes/ended.ts';

/**
 * Why a server that was just started ended, from its last words.
 *
 * @throws Error that says what to do, for all but a taken port
 */
export function whyTemporalEnded(
  ending: Ending,
  lastLines: readonly string[],
  file: string | undefined,
): 'port taken' {
  const words = lastLines.join('\n');
  if (words.includes('address already in use')) return 'port taken';
  // It looks for more free ports itself, and panics where somebody takes one meanwhile.
  if (words.includes('devserver.(*StartOptions).buildServer')) return 'port taken';
  if (file !== undefined && /not a database|malformed|disk I\/O error/.test(words)) {
    throw new Error(
      `${file} is damaged, or not a Temporal database.\n` +
        'Move it and its -wal and -shm neighbours away and start again: launches under way are then ' +
        'forgotten here; what they made in the social service stays there.',
    );
  }
  throw new Error(`The Temporal server ended while starting (${wordsOf(ending)}):\n${words}`);
}
