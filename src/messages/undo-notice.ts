import type { RichTextSection } from '@slack/types';
import { slashCommand } from '../shared/ids.ts';
import type { LedgerKind } from '../shared/ledger.ts';
import { formatMoney } from '../shared/money.ts';
import type { UndoNotice, UndoValue } from '../shared/undo.ts';
import { targetWords } from './delivery/delivery-words.ts';
import { failedTo } from './failed-to.ts';
import { counted } from './kit/counted.ts';
import { message, type Message } from './kit/message.ts';
import { oneLine } from './kit/one-line.ts';
import { bold, code, line, list, paragraph, person, richText } from './kit/rich-text.ts';
import { sentence } from './kit/sentence.ts';
import { pauseButton } from './pause-button.ts';

/** What the person is told who wants something undone that is not, or not all of it. */
export function undoNotice(notice: UndoNotice): Message {
  switch (notice.kind) {
    case 'none':
      return sentence(
        `The ledger has nothing with this id, so nothing was undone. \`${slashCommand} why\` with an object shows the ids of its changes.`,
      );
    case 'several': {
      const ids = notice.ids.map((id) => `\`${oneLine(id, 40)}\``).join(', ');
      return sentence(`Several changes begin so: ${ids}. Give more of the id.`);
    }
    case 'undone already':
      return sentence(
        `It is undone already, by the change \`${oneLine(notice.undoneBy, 40)}\`. Nothing was done now.`,
      );
    case 'other':
      return notUndoable(notice);
    case 'kept':
      return keptValues(notice);
    case 'refused':
      return sentence(notice.reason);
    case 'failed':
      return failedTo('Nothing was undone.', notice);
  }
}

function notUndoable({ did, target }: Extract<UndoNotice, { kind: 'other' }>): Message {
  const what = targetWords(target);
  const { words, canPause } = ways[did];
  return message(
    `${words} It was about ${what}.`,
    paragraph(bold('This cannot be undone as a whole.'), ` It was about ${what}.`),
    paragraph(words),
    canPause ? { type: 'actions', elements: [pauseButton('Pause all of it', target)] } : undefined,
  );
}

/** What somebody can do instead. */
const ways: Record<LedgerKind, { words: string; canPause?: true }> = {
  launch: {
    words:
      'The service removes no campaigns and no media plans. What can be done is to pause all of it, so that nothing is spent.',
    canPause: true,
  },
  operation: {
    words: `Open the same operation with ${slashCommand} do, and give the values that ${slashCommand} why shows as those before.`,
  },
  freeze: { words: `End it with ${slashCommand} unfreeze.` },
  unfreeze: { words: `Freeze it again with ${slashCommand} freeze.` },
  pause: { words: 'Give the id of the change itself.' },
  resume: { words: 'Give the id of the change itself.' },
  bid: { words: 'Give the id of the change itself.' },
  budget: { words: 'Give the id of the change itself.' },
};

function keptValues({ of, values, begun }: Extract<UndoNotice, { kind: 'kept' }>): Message {
  const count = counted(values.length, of);
  const rest = begun === 0 ? 'Nothing was undone.' : `${counted(begun, of)} will be put back.`;
  const shown = values.slice(0, valuesShown);
  const more = values.length - shown.length;
  const lines = [
    ...shown.map(valueLine),
    ...(more > 0 ? [line(`and ${more.toLocaleString('en')} more`)] : []),
  ];
  return message(
    `${count} left as they are. ${rest}`,
    paragraph(bold(`${count} left as ${values.length === 1 ? 'it is' : 'they are'}.`), ` ${rest}`),
    richText(list(lines)),
    paragraph('To change them all the same: ', code(`${slashCommand} ${of}`), '.'),
  );
}

const valuesShown = 20;

function valueLine({ target, to, standing, by }: UndoValue): RichTextSection {
  const what = targetWords(target);
  switch (standing) {
    case 'back':
      return line(`${what}: is ${formatMoney(to)} already`, ...byWords(by));
    case 'gone':
      return line(`${what}: is archived, deleted, or not there any more`);
    case 'moved':
    case 'as left':
      return line(
        `${what}: was changed since`,
        ...(by === undefined ? [', not through Adjutant'] : byWords(by)),
      );
  }
}

const byWords = (by: string | undefined) => (by === undefined ? [] : [' by ', person(by)]);
