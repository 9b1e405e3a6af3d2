import type { SectionBlock } from '@slack/types';
import type { StatsAnswer } from '../../shared/stats.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { plainSentence } from '../kit/sentence.ts';
import { targetChoices } from '../target-choices.ts';
import { targetWords } from './stats-actions.ts';
import { statsButton } from './stats-button.ts';
import { statsMessage } from './stats-message.ts';

/** What somebody gets who asked for figures. */
export function statsAnswer(answer: StatsAnswer): Message {
  switch (answer.kind) {
    case 'view':
      return statsMessage(answer.view);
    case 'file':
      return message(
        `Every day of ${answer.name} is in your direct messages.`,
        paragraph(
          bold(oneLine(answer.name, 120)),
          `: ${counted(answer.days, 'day')}, as a CSV in your direct messages.`,
        ),
      );
    case 'choose': {
      const { found, period } = answer;
      return targetChoices(found, (target) =>
        statsButton('show', 'Show', { of: targetWords(target), period }),
      );
    }
    case 'chooseSearch':
      return searchChoices(answer);
    case 'refused':
      return plainSentence(answer.reason);
    case 'failed':
      return failedTo('The figures could not be read.', answer);
  }
}

function searchChoices({
  words,
  choices,
  period,
}: Extract<StatsAnswer, { kind: 'chooseSearch' }>): Message {
  const asked = oneLine(words, 80);
  if (choices.length === 0) {
    return plainSentence(
      `The search service has no client «${asked}». Give its id or a part of its name after search.`,
    );
  }
  return message(
    `${choices.length} search clients fit “${asked}”.`,
    header('Which one?'),
    ...choices.map(({ id, name }): SectionBlock => ({
      type: 'section',
      text: {
        type: 'plain_text',
        text: `${oneLine(name, 150)}\nsearch client ${oneLine(id, 40)}`,
        emoji: false,
      },
      accessory: statsButton('show', 'Show', { of: `search ${id}`, period }),
    })),
  );
}
