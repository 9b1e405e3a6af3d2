import type { KnownBlock, RawTextElement, SectionBlock, TableBlock } from '@slack/types';
import { chartBlocks } from '../chart/chart-blocks.ts';
import { formatChange, formatFigure, figureWords } from '../../shared/figure-words.ts';
import { beforeWords, periodWords } from '../../shared/period-words.ts';
import type { StatsView } from '../../shared/stats.ts';
import { cellWords } from '../kit/cell-words.ts';
import { counted } from '../kit/counted.ts';
import { escape } from '../kit/escape.ts';
import { facts } from '../kit/facts.ts';
import { header } from '../kit/header.ts';
import { message, type Message } from '../kit/message.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, paragraph } from '../kit/rich-text.ts';
import { statsActions } from './stats-actions.ts';

/** The figures of one object: a sentence, all of them with how they moved, day by day, and what is in it. */
export function statsMessage(view: StatsView): Message {
  const { name, kind, id, charts } = view;
  const title = `${oneLine(name, 110)} · ${kind} ${id}`;
  const sentence = sentenceOf(view);
  return message(
    `${title}. ${sentence}`,
    header(title),
    paragraph(bold(sentence)),
    figureFacts(view),
    ...charts.flatMap(chartBlocks),
    ...rowsTable(view),
    ...notes(view),
    statsActions(view),
  );
}

/** `Last 7 days (13 – 19 Nov, Europe/Berlin): €1,234.50 spent, +12 %; 41 conversions, −3 %.` */
function sentenceOf({ period, cells, currency }: StatsView): string {
  const when = period === undefined ? 'Since it began' : periodWords(period);
  if (currency === undefined) return `${when}: its parts are below, each in its own currency.`;
  const [spend, brought] = ['spend', 'conversions'].map((name) =>
    cells.find(({ figure }) => figure === name),
  );
  if (spend === undefined || spend.now === null) return `${when}: no data has come yet.`;
  const compares = period?.before !== undefined;
  const spent = formatFigure('spend', spend.now, currency);
  const move = compares ? `, ${formatChange(spend.change)}` : '';
  const conversions =
    brought?.now === undefined || brought.now === null
      ? ''
      : `; ${counted(brought.now, 'conversion')}${compares ? `, ${formatChange(brought.change)}` : ''}`;
  return `${when}: ${spent} spent${move}${conversions}.`;
}

/** Each figure with what it was before; Slack takes ten side by side, and CPM is the one that CPC says already. */
function figureFacts({ cells, currency, period }: StatsView): SectionBlock | undefined {
  if (currency === undefined || cells.length === 0) return undefined;
  const compares = period?.before !== undefined;
  const shown = cells.filter(({ figure }) => figure !== 'cpm').slice(0, 10);
  return facts(
    ...shown.map((cell): [string, ...string[]] => {
      const { figure, before, change } = cell;
      const now = cellWords(cell, currency, { compares: false });
      if (!compares) return [figureWords[figure].label, now];
      const was = before === null ? '' : ` from ${formatFigure(figure, before, currency)}`;
      return [figureWords[figure].label, now, `${formatChange(change)}${was}`];
    }),
  );
}

function rowsTable({ rows, leftOut, period }: StatsView): KnownBlock[] {
  const [first] = rows;
  if (first === undefined) return [];
  const compares = period?.before !== undefined;
  const heads = [
    `By spend: ${first.kind}`,
    ...first.cells.map(({ figure }) => figureWords[figure].label),
  ];
  const table: TableBlock = {
    type: 'table',
    rows: [
      heads.map(raw),
      ...rows.map(({ name, id, cells, currency }) => [
        raw(`${oneLine(name, 50)} · ${id}`),
        ...cells.map((cell) =>
          raw(cellWords(cell, currency, { compares: compares && cell.figure === 'spend' })),
        ),
      ]),
    ],
    column_settings: heads.map((_, index) => ({
      align: index === 0 ? 'left' : 'right',
      is_wrapped: true,
    })),
  };
  const left =
    leftOut === 0 ? [] : [note(`${counted(leftOut, `more ${first.kind}`)} not shown here.`)];
  return [table, ...left];
}

function notes({ period, missingDays, small, notes: own, asOf, cost }: StatsView): KnownBlock[] {
  const before = period && beforeWords(period);
  const days = missingDays.slice(0, 5).join(', ') + (missingDays.length > 5 ? ', …' : '');
  const requests = [
    cost.social > 0 ? `${counted(cost.social, 'request')} to the social service` : '',
    cost.search > 0 ? `${counted(cost.search, 'request')} to the search service` : '',
  ].filter((words) => words !== '');
  const words = [
    before === undefined ? '' : `Compared with ${escape(before)}.`,
    missingDays.length > 0 ? `No data yet for ${escape(days)}: what is shown is without.` : '',
    small ? 'A small sample: rates say little.' : '',
    ...own.map((sentence) => escape(oneLine(sentence, 160))),
    `As of ${moment(asOf)}${requests.length > 0 ? `; ${requests.join(' and ')}` : ''}.`,
  ];
  return [note(words.filter((each) => each !== '').join('  '))];
}

const raw = (text: string): RawTextElement => ({ type: 'raw_text', text });
