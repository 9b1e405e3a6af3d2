import type { InputBlock } from '@slack/types';
import type { DigestContent } from '../../shared/digest.ts';
import { figureNames, type FigureName } from '../../shared/figure.ts';
import { formatAmount } from '../format-amount.ts';
import { figureWords } from '../../shared/figure-words.ts';
import { periodNames, type PeriodName } from '../../shared/period.ts';
import type { ScopeNames } from '../../shared/scope-kinds.ts';
import type { FieldErrors } from '../call.ts';
import { readSpendAbove } from '../read-spend-above.ts';
import { checkboxField } from './checkbox-field.ts';
import type { HeldValues } from './held-values.ts';
import { option } from './option.ts';
import { plain } from './plain.ts';
import { readScope, scopeFields } from './scope-fields.ts';
import { fieldValue, textField } from './text-field.ts';

/** Block ids of the fields, besides those of the scope. */
export const contentBlocks = {
  figures: 'digest.figures',
  periods: 'digest.periods',
  move: 'digest.move',
  spend: 'digest.spend',
} as const;

type FiguresContent = Extract<DigestContent, { kind: 'figures' }>;

/** What a digest is about and what it shows. */
export function contentFields(
  content: FiguresContent | undefined,
  channel: string,
  names: ScopeNames = {},
): InputBlock[] {
  const { scope, figures, periods, thresholds } = content ?? usual(channel);
  return [
    ...scopeFields(scope, { names }),
    {
      type: 'input',
      block_id: contentBlocks.figures,
      label: plain('Figures'),
      element: {
        type: 'multi_static_select',
        action_id: fieldValue,
        options: figureNames.map(figureOption),
        initial_options: figures.map(figureOption),
      },
    },
    checkboxField(contentBlocks.periods, 'Periods', {
      options: periodNames.map((name) => [name, periodWords[name]] as const),
      chosen: periods,
      hint: 'Full days only, each compared with the same weekdays before.',
    }),
    textField(contentBlocks.move, 'Tell when a figure moves by more than', {
      given: `${thresholds.movePercent}%`,
      hint: 'In percent, against the same weekdays before.',
      most: 10,
    }),
    textField(contentBlocks.spend, 'Tell when a day costs more than', {
      given: thresholds.spendAbove.map(formatAmount).join(', '),
      hint: 'One amount a currency: 500 EUR, 800 USD. It goes through quiet hours.',
      most: 100,
      isOptional: true,
    }),
  ];
}

function usual(channel: string): FiguresContent {
  return {
    kind: 'figures',
    scope: {
      ofChannel: channel,
      mediaPlans: [],
      advertisers: [],
      accounts: [],
      searchClients: [],
    },
    figures: ['spend', 'impressions', 'clicks', 'ctr', 'cpc', 'conversions', 'cpa'],
    periods: ['yesterday', 'last7', 'monthToDate'],
    thresholds: { movePercent: 30, spendAbove: [] },
  };
}

const figureOption = (name: FigureName) =>
  option(name, figureWords[name].label, whatRatesAre[name]);

const whatRatesAre: Partial<Record<FigureName, string>> = {
  ctr: 'clicks of 100 impressions',
  cpc: 'cost of a click',
  cpm: 'cost of 1,000 impressions',
  conversionRate: 'conversions of 100 clicks',
  cpa: 'cost of a conversion',
  roi: 'what the spend brought beyond itself',
};

const periodWords: Record<PeriodName, string> = {
  yesterday: 'Yesterday',
  last7: 'Last 7 days',
  monthToDate: 'Month to date',
  flightToDate: 'Flight to date',
};

/** What is in the fields of a sent form, or what is wrong with each; `channel`: the one it comes to. */
export function readContentFields(
  held: HeldValues,
  channel: string,
): { content: FiguresContent } | { errors: FieldErrors } {
  const scope = readScope(held, channel);
  const chosenFigures = held.chosen(contentBlocks.figures);
  const figures = figureNames.filter((name) => chosenFigures.includes(name));
  const chosenPeriods = held.chosen(contentBlocks.periods);
  const periods = periodNames.filter((name) => chosenPeriods.includes(name));
  const movePercent = readPercent(held.text(contentBlocks.move));
  const spendAbove = readSpendAbove(held.text(contentBlocks.spend));
  const isWhole = figures.length > 0 && periods.length > 0;
  if ('scope' in scope && isWhole && movePercent !== undefined && 'value' in spendAbove) {
    const thresholds = { movePercent, spendAbove: spendAbove.value };
    return {
      content: { kind: 'figures', scope: scope.scope, figures, periods, thresholds },
    };
  }
  return {
    errors: {
      ...('errors' in scope && scope.errors),
      ...(figures.length === 0 && { [contentBlocks.figures]: 'Choose at least one figure.' }),
      ...(periods.length === 0 && { [contentBlocks.periods]: 'Tick at least one period.' }),
      ...(movePercent === undefined && {
        [contentBlocks.move]: 'Write a percentage from 1 to 1,000, such as 30%.',
      }),
      ...('problem' in spendAbove && { [contentBlocks.spend]: spendAbove.problem }),
    },
  };
}

function readPercent(words: string): number | undefined {
  const [, number] = /^(\d{1,4}(?:\.\d+)?)\s*%?$/u.exec(words) ?? [];
  const percent = Number(number);
  return number !== undefined && percent >= 1 && percent <= 1_000 ? percent : undefined;
}
