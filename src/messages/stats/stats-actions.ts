import type { ActionsBlock, Button } from '@slack/types';
import type { StatsView } from '../../shared/stats.ts';
import type { Target } from '../../shared/target.ts';
import { pauseButton } from '../pause-button.ts';
import { openReportButton } from '../report/open-report-button.ts';
import { statsButton } from './stats-button.ts';

/** What can be done with an object whose figures are shown. */
export function statsActions(view: StatsView): ActionsBlock {
  const { target, period, periodWords } = view;
  const buttons: (Button | undefined)[] = [
    target === undefined || !pausable.has(target.kind) ? undefined : pauseButton('Pause', target),
    reportFor(view),
    period === undefined
      ? undefined
      : statsButton('file', 'Every day as a CSV', { of: wordsFor(view), period: periodWords }),
  ];
  return { type: 'actions', elements: buttons.filter((button) => button !== undefined) };
}

/** What the command takes for the same object again. */
function wordsFor({ kind, id, clientId, target }: StatsView): string {
  if (kind === 'search client') return `search ${id}`;
  if (kind === 'search campaign') return `search ${clientId ?? ''}/${id}`;
  return target === undefined ? `${kind} ${id}` : targetWords(target);
}

/** The same of an object of the social service: with the campaign, so that it is found at once. */
export function targetWords({ kind, id, path }: Target): string {
  const isBelow = (kind === 'ad set' || kind === 'ad') && path.campaign !== undefined;
  return `${kind} ${isBelow ? `${path.campaign}/${id}` : id}`;
}

/** Pausing all of an advertiser is not for a button beside figures. */
const pausable = new Set(['media plan', 'campaign', 'ad set', 'ad']);

/** What a report of an object is of: the level below it. */
const below = {
  advertiser: 'social.mediaPlan',
  account: 'social.mediaPlan',
  'media plan': 'social.campaign',
  campaign: 'social.adSet',
  'ad set': 'social.ad',
} as const;

function reportFor(view: StatsView): Button | undefined {
  const { kind, id, clientId } = view;
  if (kind === 'search client') return openReportButton({ of: 'search.campaigns.list', in: id });
  if (kind === 'search campaign')
    return openReportButton({ of: 'search.groups.list', in: clientId ?? '' });
  if (kind === 'ad') return undefined;
  return openReportButton({ of: below[kind], in: wordsFor(view) });
}
