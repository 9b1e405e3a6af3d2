import { describe, expect, it } from 'vitest';
import { digestMessage } from '../../src/messages/digest/digest-message.ts';
import type { Message } from '../../src/messages/kit/message.ts';
import { messageProblems } from '../../src/messages/limits.ts';
import { actionIds } from '../../src/shared/ids.ts';
import { buttonsOf } from './buttons-of.ts';
import {
  cellSample,
  chartSample,
  digestSample,
  periodFigures,
  periodSamples,
  rowSample,
} from './digest-samples.ts';
import { textOf } from './text-of.ts';

const [yesterday, last7] = periodSamples;
if (yesterday === undefined || last7 === undefined) throw new Error('There are no periods.');

const rowsOf = (message: Message): string[][] => {
  const table = message.blocks.find((block) => block.type === 'table');
  return table?.rows.map((row) => row.map((cell) => textOf(cell))) ?? [];
};

const none = (why: 'no data yet' | 'nothing before' | 'small sample') =>
  ({ kind: 'none', why }) as const;

const search = (passing: boolean) => ({ name: 'Search', why: 'It is down.', passing });

/** The line before the figures. */
const state = (...shown: Parameters<typeof digestMessage>) =>
  textOf(digestMessage(...shown).blocks[1]);

describe('a digest', () => {
  it('says the sentence first, then what changed, exceptions, figures, rows, charts, notes', () => {
    const view = digestSample('Boots', { missing: [search(true)] });
    const text = textOf(digestMessage(view).blocks);
    const inOrder = [
      'Boots daily',
      'Incomplete',
      'Yesterday (Thu 19 Nov, Europe/Berlin): €1,234.50 spent',
      'What changed',
      '2 exceptions',
      'Figures',
      'Top campaigns by spend',
      'lowest €900.00 on 6 Nov',
      'Restated',
      'Not in these figures',
      'Compared with the same weekdays',
    ].map((words) => text.indexOf(words));
    expect(inOrder).not.toContain(-1);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  });

  it('leaves out every part that has nothing to say', () => {
    const nothing = { movers: [], exceptions: [], figures: [], rows: [], charts: [], restated: [] };
    const view = digestSample('Boots', { ...nothing, headline: 'No data has come yet.' });
    const { blocks } = digestMessage(view);
    expect(blocks.map(({ type }) => type)).toEqual(['header', 'rich_text', 'context']);
    expect(textOf(blocks)).toContain('No data has come yet.');
  });

  it('makes sense in a notification', () => {
    expect(digestMessage(digestSample('Boots')).text).toBe(
      'Boots daily (2 exceptions): Yesterday (Thu 19 Nov, Europe/Berlin): €1,234.50 spent, 12 % more than the Thursday before; 41 conversions at €30.11.',
    );
    const missing = [search(true)];
    expect(digestMessage(digestSample('Boots', { exceptions: [], missing })).text).toContain(
      'Boots daily (incomplete, 1 source is missing): Yesterday',
    );
  });

  it('puts the urgent exceptions first and counts those it does not tell', () => {
    const exceptions = Array.from({ length: 12 }, (_, index) => ({
      subject: { source: 'social', kind: 'campaign', id: String(index) } as const,
      name: 'Boots',
      sentence: `Sentence ${index}.`,
      urgent: index === 11,
    }));
    const text = textOf(digestMessage(digestSample('Boots', { exceptions, exceptionsLeftOut: 3 })));
    expect(text).toContain('15 exceptions\nUrgent: \nSentence 11.\nSentence 0.');
    expect(text).toContain('Sentence 6.');
    expect(text).not.toContain('Sentence 7.');
    expect(text).toContain('… and 7 more exceptions');
  });

  it('says where it moved, by how much, and how much of the change that is', () => {
    const text = textOf(digestMessage(digestSample('Boots')));
    expect(text).toContain(', yesterday (Thu 19 Nov, Europe/Berlin) against Thu 12 Nov');
    expect(text).toContain('Spend +€112.40 in \nBoots\n (media plan)\n: 82 % of the change');
    expect(text).toContain('Conversions −11 in \nBoots\n (campaign)\n: others moved the other way');
  });

  it('says the currency of what moved where there are several', () => {
    const { movers } = digestSample('Boots');
    const pounds = movers.map((mover) => ({ ...mover, currency: 'GBP' }));
    const view = digestSample('Boots', { movers: [...movers, ...pounds] });
    expect(textOf(digestMessage(view))).toContain('\n: 82 % of the change in EUR');
    expect(textOf(digestMessage(view))).toContain('\n: 82 % of the change in GBP');
  });

  it('shows what was restated, with what was said and what is so now', () => {
    expect(textOf(digestMessage(digestSample('Boots')))).toContain(
      'Boots\n, spend of Wed 18 Nov (Europe/Berlin): \n€1,100.00 now, €1,000.00 was said',
    );
  });
});

describe('the figures of a digest', () => {
  it('stand by period, under the days and the zone they are of', () => {
    const rows = rowsOf(digestMessage(digestSample('Boots')));
    expect(rows.slice(0, 3)).toEqual([
      ['Figure', 'Yesterday', 'Last 7 days', 'November so far'],
      ['EUR, Europe/Berlin', 'Thu 19 Nov', 'Fri 13 Nov – Thu 19 Nov', 'Sun 1 Nov – Thu 19 Nov'],
      ['Spend', '€1,234.50, +12 %', '€1,234.50, +12 %', '€1,234.50, +12 %'],
    ]);
    expect(rows[5]).toEqual(['CTR', ...Array(3).fill('1.02 %, +0.11 points')]);
  });

  it('of several currencies and zones are never mixed', () => {
    const tokyo = { ...yesterday, zone: 'Asia/Tokyo' };
    const figures = [
      periodFigures({ period: yesterday, cells: [cellSample('spend', 100)] }),
      periodFigures({ period: yesterday, currency: 'USD', cells: [cellSample('spend', 200)] }),
      periodFigures({ period: tokyo, currency: 'JPY', cells: [cellSample('spend', 300)] }),
    ];
    const message = digestMessage(digestSample('Boots', { figures }));
    expect(rowsOf(message)).toEqual([
      ['Figure', 'Yesterday'],
      ['EUR, Europe/Berlin', 'Thu 19 Nov'],
      ['Spend', '€1.00, +12 %'],
      ['USD, Europe/Berlin', 'Thu 19 Nov'],
      ['Spend', '$2.00, +12 %'],
      ['JPY, Asia/Tokyo', 'Thu 19 Nov'],
      ['Spend', '¥300, +12 %'],
    ]);
    expect(textOf(message)).toContain('Figures of 36 media plans and clients as of');
    expect(textOf(message)).toContain(
      ', yesterday (Thu 19 Nov, Europe/Berlin; Thu 19 Nov, Asia/Tokyo)',
    );
  });

  it('tell no data from zero, from what cannot be divided, and from what is too little', () => {
    const cells = [
      cellSample('spend', null, none('no data yet')),
      cellSample('clicks', 0, none('nothing before')),
      cellSample('cpc', null, none('nothing before')),
      cellSample('ctr', 1.5, none('small sample')),
      cellSample('income', -500, { kind: 'percent', by: -3 }),
    ];
    const figures = [periodFigures({ period: yesterday, cells })];
    expect(rowsOf(digestMessage(digestSample('Boots', { figures }))).slice(2)).toEqual([
      ['Spend', 'no data yet'],
      ['Clicks', '0, nothing before'],
      ['CPC', '–'],
      ['CTR', '1.5 %, small sample'],
      ['Income', '-€5.00, −3 %'],
    ]);
  });

  it('say once above a column what holds for all of it', () => {
    const flight = { name: 'flightToDate', days: last7.days, zone: last7.zone } as const;
    const figures = [
      periodFigures({
        period: yesterday,
        cells: [cellSample('spend', 100, none('small sample'))],
        small: true,
      }),
      periodFigures({
        period: last7,
        cells: [cellSample('spend', 100, none('no data yet'))],
        missingDays: ['2026-11-18', '2026-11-19'],
      }),
      periodFigures({
        period: { ...last7, name: 'custom' },
        cells: [cellSample('spend', 100, none('nothing before'))],
      }),
      periodFigures({ period: flight, cells: [cellSample('spend', 100, none('nothing before'))] }),
    ];
    const message = digestMessage(digestSample('Boots', { figures }));
    expect(rowsOf(message).slice(1)).toEqual([
      [
        'EUR, Europe/Berlin',
        'Thu 19 Nov, small sample',
        'Fri 13 Nov – Thu 19 Nov, 2 days missing',
        'Fri 13 Nov – Thu 19 Nov, nothing before',
        'Fri 13 Nov – Thu 19 Nov',
      ],
      ['Spend', ...Array(4).fill('€1.00')],
    ]);
    expect(textOf(message)).toContain(
      '*No data yet* of Wed 18 Nov, Thu 19 Nov (EUR, Europe/Berlin), which is not zero',
    );
  });
});

describe('how the figures of a digest are to be read', () => {
  it('is by what each period is compared with, on each calendar', () => {
    const before = { from: '2026-11-11', to: '2026-11-11' };
    const other = { ...yesterday, zone: 'America/New_York', before };
    const figures = [yesterday, other, last7].map((period) => periodFigures({ period }));
    expect(textOf(digestMessage(digestSample('Boots', { figures })))).toContain(
      'same weekdays: yesterday with Thu 12 Nov or Wed 11 Nov, last 7 days with Fri 6 Nov – Thu 12 Nov.',
    );
  });
});

describe('the rows of a digest', () => {
  it('can be paused, and a tenth less proposed, of what can be changed', () => {
    const view = digestSample('Boots');
    const buttons = buttonsOf(digestMessage(view));
    expect(buttons.map(({ action_id, value = '{}' }) => [action_id, JSON.parse(value)])).toEqual([
      [actionIds.deliveryPause, { kind: 'campaign', id: '2001' }],
      [actionIds.digestLower, { target: '1001/2001', d: 'd1x7', p: '2026-11-20' }],
      [actionIds.deliveryPause, { kind: 'campaign', id: '2002' }],
      [actionIds.digestLower, { target: '1001/2002', d: 'd1x7', p: '2026-11-20' }],
    ]);
    expect(buttons.map(({ accessibility_label: label }) => label)).toEqual([
      'Pause Boots',
      'Propose −10 % of the budget of Boots',
      'Pause Boots 2',
      'Propose −10 % of the budget of Boots 2',
    ]);
  });

  it('tell what says most, and are no more than eight', () => {
    const rows = Array.from({ length: 201 }, (_, index) => rowSample(`Boots ${index + 1}`, index));
    const message = digestMessage(digestSample('Boots', { rows }));
    const text = textOf(message);
    expect(text).toContain('Boots 8\n in Boots 8 plan\nSpend €1,234.50, +12 %  ·  Conversions 41');
    expect(text).not.toContain('Boots 9');
    expect(messageProblems(message)).toEqual([]);
  });
});

describe('what is out of the ordinary in a digest', () => {
  const at = '2026-11-20T05:00:00Z';
  const moment = '<!date^1795150800^{date_short_pretty} at {time}|2026-11-20 05:00 UTC>';

  it('is said before the figures', () => {
    const view = digestSample('Boots');
    expect(state(view, { heldFrom: at })).toBe(`*Held* since ${moment} for its quiet hours`);
    expect(state(view, { completedAt: at })).toBe(
      `*Completed* ${moment} with what was missing at first`,
    );
    const late = { byMs: 7_500_000, why: 'nobody <ran>' };
    expect(state(digestSample('Boots', { late, dueAt: at }))).toBe(
      `*Late* by 2 h 5 min, due ${moment}: nobody &lt;ran&gt;`,
    );
  });

  it('promises to complete itself only where that may be', () => {
    expect(state(digestSample('Boots', { missing: [search(true)] }))).toBe(
      '*Incomplete*: 1 source is missing; this message is completed when they answer',
    );
    expect(state(digestSample('Boots', { missing: [search(false)] }))).toBe(
      '*Incomplete*: 1 source is missing',
    );
    expect(state(digestSample('Boots', { missing: [search(true)] }), { preview: true })).toBe(
      '*Preview*: only you see this\n*Incomplete*: 1 source is missing',
    );
  });

  it('is that only one person sees it, and what it cost', () => {
    const message = digestMessage(digestSample('Boots'), { preview: true });
    expect(textOf(message.blocks[1])).toBe('*Preview*: only you see this');
    expect(textOf(message)).toContain(
      '*Cost*: this preview took 14 requests to the social service and 3 requests of the 1,000 an hour to the search service.',
    );
    expect(message.text).toMatch(/^Preview of Boots daily/);
  });

  it('is that no service had to be asked', () => {
    const view = digestSample('Boots', { cost: { social: 0, search: 0 } });
    expect(textOf(digestMessage(view))).toContain('No service had to be asked');
  });
});

describe('the charts of a digest', () => {
  it('are two at most, as Slack takes no more; the others are in the thread', () => {
    const charts = Array.from({ length: 4 }, (_, nth) => chartSample({ title: `Chart ${nth}` }));
    const { blocks } = digestMessage(digestSample('Boots', { charts }));
    expect(JSON.stringify(blocks).match(/data_visualization/g)).toHaveLength(2);
    expect(textOf(blocks)).toContain('2 more charts in the thread.');
  });

  it('are left to the thread where Slack cannot draw them, which a preview has not', () => {
    const charts = [chartSample({ count: 31 })];
    const view = digestSample('Boots', { charts });
    expect(textOf(digestMessage(view))).toContain('1 chart in the thread.');
    expect(textOf(digestMessage(view, { preview: true }))).not.toContain('in the thread');
  });
});
