import type { ActionsBlock, HomeView, KnownBlock, RichTextBlock } from '@slack/types';
import { slashCommand } from '../../shared/ids.ts';
import type { HomePart, HomeRun, HomeState } from '../../shared/home.ts';
import type { LedgerRecord } from '../../shared/ledger.ts';
import type { QuotaState } from '../../shared/quota.ts';
import { header } from '../kit/header.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { richMoment } from '../kit/rich-moment.ts';
import { bold, code, italic, line, list, paragraph, person, richText } from '../kit/rich-text.ts';
import { sentence } from '../kit/sentence.ts';
import { digestBlocks } from './digest-blocks.ts';
import { launchFormButton } from '../launch/launch-form-button.ts';
import { changeButton } from '../proposal/change-button.ts';
import { fieldMoves } from '../why/field-moves.ts';
import { kindWords } from '../why/change-block.ts';
import { waitingBlocks } from './waiting-blocks.ts';

/** The Home tab: what waits for whoever looks, what they have under way, and how things stand. */
export function homeView(state: HomeState): HomeView {
  const { at, waiting, mine, digests, frozen, latest, failed, quota } = state;
  return {
    type: 'home',
    blocks: [
      doors,
      ...section('Waiting for you', waiting, waitingBlocks),
      ...section('Yours under way', mine, ({ first, all }) =>
        first.length === 0
          ? [empty('Nothing. What you begin shows here until it has ended.')]
          : [runs(first), ...more(first.length, all)],
      ),
      ...section('Next digests', digests, digestBlocks),
      ...section('Frozen', frozen, ({ first, all }) =>
        first.length === 0
          ? [
              empty(
                'Nothing is frozen. ',
                `${slashCommand} freeze`,
                ' stops changes of something for a time.',
              ),
            ]
          : [richText(list(first.map(freezeLine))), ...more(first.length, all)],
      ),
      ...section('Latest changes', latest, (records) =>
        records.length === 0
          ? [empty('Nothing was changed through Adjutant yet.')]
          : [richText(list(records.map(recordLine)))],
      ),
      ...section('Last errors', failed, (all) =>
        all.length === 0 ? [empty('None in the last two weeks.')] : [runs(all)],
      ),
      ...section('Search service', quota, (value) => [empty(quotaWords(value))]),
      note(`As of ${moment(at)}. Open this tab again to read it anew.`),
    ],
  };
}

/** The Home tab of somebody who may see nothing. */
export function closedHome(reason: string): HomeView {
  return { type: 'home', blocks: sentence(reason).blocks };
}

const doors: ActionsBlock = {
  type: 'actions',
  elements: [launchFormButton, changeButton({ of: 'bid' }), changeButton({ of: 'budget' })],
};

function section<Of>(
  title: string,
  part: HomePart<Of>,
  blocks: (value: Of) => KnownBlock[],
): KnownBlock[] {
  return [
    header(title),
    ...(part.kind === 'read'
      ? blocks(part.value)
      : [empty('This could not be read now. Open this tab again in a moment.')]),
  ];
}

function empty(words: string, command = '', rest = ''): RichTextBlock {
  return paragraph(italic(words), ...(command === '' ? [] : [code(command)]), rest);
}

function more(shown: number, all: number): KnownBlock[] {
  return all > shown ? [note(`… and ${(all - shown).toLocaleString('en')} more.`)] : [];
}

const runWords: ReadonlyMap<string, string> = new Map([
  ['launch', 'Launch'],
  ['do', 'Operation'],
  ['proposal', 'Change'],
  ['pause', 'Pause'],
  ['resume', 'Resume'],
  ['undo', 'Undo'],
  ['freeze', 'Freeze'],
  ['unfreeze', 'Unfreeze'],
]);

function runs(all: HomeRun[]): RichTextBlock {
  return richText(
    list(
      all.map(({ kind, target, state, requester, startedAt, id }) =>
        line(
          bold(`${runWords.get(kind) ?? oneLine(kind, 20)} · ${oneLine(target, 60)}`),
          `, ${oneLine(state, 40)}, asked for by `,
          person(requester),
          ' ',
          richMoment(startedAt),
          '  ',
          code(oneLine(id, 60)),
        ),
      ),
    ),
  );
}

function freezeLine({ target, reason, until, by }: LedgerRecord) {
  return line(
    bold(`${target.kind} «${oneLine(target.name, 60)}»`),
    ...(until === undefined ? [', until somebody ends it'] : [', until ', richMoment(until)]),
    ', by ',
    person(by.user),
    reason === undefined ? '' : `: ${oneLine(reason, 150)}`,
  );
}

function recordLine(record: LedgerRecord) {
  const { kind, target, by, at, shortId } = record;
  const moves = fieldMoves(record);
  return line(
    richMoment(at),
    ' ',
    bold(`${kindWords[kind]} · ${oneLine(target.name, 60)}`),
    moves === '' ? '' : `, ${moves}`,
    ', by ',
    person(by.user),
    '  ',
    code(oneLine(shortId, 40)),
  );
}

function quotaWords({ used, reserved, ceilings }: QuotaState): string {
  const all = ceilings.interactive;
  const free = Math.max(0, all - used - reserved);
  return `${free.toLocaleString('en')} of ${all.toLocaleString('en')} requests are left in this hour.`;
}
