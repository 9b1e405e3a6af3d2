import type { QuotaAnswer } from '../shared/quota-answer.ts';
import { failedTo } from './failed-to.ts';
import type { Message } from './kit/message.ts';
import { sentence } from './kit/sentence.ts';
import { quotaState } from './quota-state.ts';

/** What somebody gets who asked for the quota. */
export function quotaAnswer(answer: QuotaAnswer): Message {
  switch (answer.kind) {
    case 'read':
      return quotaState(answer.state);
    case 'refused':
      return sentence(answer.reason);
    case 'failed':
      return failedTo('The quota of the search service could not be read.', answer);
  }
}
