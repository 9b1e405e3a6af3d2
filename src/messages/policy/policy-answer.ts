import type { PolicyAnswer } from '../../shared/policy-answer.ts';
import { failedTo } from '../failed-to.ts';
import type { Message } from '../kit/message.ts';
import { sentence } from '../kit/sentence.ts';
import { policyOfPerson } from './policy-of-person.ts';
import { policyTried } from './policy-tried.ts';

/** What somebody gets who asked for the policy. */
export function policyAnswer(answer: PolicyAnswer): Message {
  switch (answer.kind) {
    case 'refused':
      return sentence(answer.reason);
    case 'mine':
      return policyOfPerson(answer);
    case 'tried':
      return policyTried(answer);
    case 'no trial':
      return sentence(`${answer.reason} Nothing was tried.`);
    case 'failed':
      return failedTo('The policy could not be asked.', answer);
  }
}
