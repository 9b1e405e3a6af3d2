import type { ShowAnswer } from '../shared/media-plan-tree.ts';
import { failedTo } from './failed-to.ts';
import { mediaPlanChoices } from './media-plan-choices.ts';
import { mediaPlanTree } from './media-plan-tree.ts';
import type { Message } from './kit/message.ts';
import { sentence } from './kit/sentence.ts';

/** What somebody gets who asked to see a media plan. */
export function showAnswer(answer: ShowAnswer): Message {
  switch (answer.kind) {
    case 'found':
      return mediaPlanTree(answer.tree);
    case 'choose':
      return mediaPlanChoices(answer);
    case 'refused':
      return sentence(answer.reason);
    case 'failed':
      return failedTo('The media plan could not be read.', answer);
  }
}
