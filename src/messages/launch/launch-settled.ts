import type { LaunchProgress, LaunchResult } from '../../shared/launch.ts';
import { duration } from '../kit/duration.ts';
import { header } from '../kit/header.ts';
import { launchFooter } from './launch-footer.ts';
import { message, type Message } from '../kit/message.ts';
import { outcomeWords } from './outcome-words.ts';
import { progressSum } from './progress-sum.ts';
import { progressTree } from './progress-tree.ts';
import { paragraph } from '../kit/rich-text.ts';

/** The launch's message after its end: final states, no buttons. */
export function launchSettled(progress: LaunchProgress, result: LaunchResult): Message {
  const { mediaPlan, tallies, seconds } = result;
  const { words, plain } = outcomeWords(result);
  return message(
    `${mediaPlan.name} (${mediaPlan.ioNumber}): ${plain}`,
    header(mediaPlan.name),
    paragraph(...words),
    progressSum(tallies),
    progressTree(progress.campaigns),
    launchFooter(progress, `took ${duration(seconds)}`),
  );
}
