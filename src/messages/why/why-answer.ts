import type { WhyAnswer } from '../../shared/why.ts';
import { failedTo } from '../failed-to.ts';
import { counted } from '../kit/counted.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { changeBlock } from './change-block.ts';
import { whyButton } from './why-button.ts';
import { whyChoices } from './why-choices.ts';

type Changes = Extract<WhyAnswer, { kind: 'changes' }>;

/** What somebody gets who asked why something is as it is. `links`: addresses of messages, by id of the entry. */
export function whyAnswer(
  answer: WhyAnswer,
  links: Readonly<Record<string, string>> = {},
): Message {
  switch (answer.kind) {
    case 'changes':
      return changes(answer, links);
    case 'entry': {
      const { record } = answer.change;
      return message(`Entry ${record.shortId}.`, changeBlock(answer.change, links[record.id]));
    }
    case 'choose':
      return whyChoices(answer.found);
    case 'refused':
      return sentence(answer.reason);
    case 'failed':
      return answer.of === 'ledger'
        ? failedTo('The ledger could not be read.', answer)
        : failedTo(
            'The service could not be asked which object this is.',
            answer,
            'Give the whole id: the ledger finds what was changed by that alone.',
          );
  }
}

function changes(answer: Changes, links: Readonly<Record<string, string>>): Message {
  const { object, isFirst, older } = answer;
  const name = `${object.kind} ${nameOf(answer)}`;
  const inside = object.kind === 'ad' ? '' : ' and what is in it';
  if (answer.changes.length === 0) {
    return message(
      `Nothing is known of ${name}.`,
      paragraph(
        bold(`Adjutant has not changed ${name}${inside === '' ? '' : ', nor what is in it'}.`),
        ' What people do in the service itself is not in the ledger.',
      ),
    );
  }
  return message(
    `${counted(answer.changes.length, isFirst ? 'change' : 'older change')} of ${name}.`,
    header(`Why ${name}`),
    ...answer.changes.map((change) => changeBlock(change, links[change.record.id])),
    note(`Of this ${object.kind}${inside}, newest first. Only what was done through Adjutant.`),
    older === undefined
      ? undefined
      : { type: 'actions', elements: [whyButton('Older', { ...object, before: older })] },
  );
}

function nameOf({ object: { kind, id }, target, changes: found }: Changes): string {
  const own = found.find(({ record }) => record.target.kind === kind && record.target.id === id);
  const name = target?.name ?? own?.record.target.name;
  const shown = oneLine(id, 40);
  return name === undefined ? shown : `«${oneLine(name, 80)}» (${shown})`;
}
