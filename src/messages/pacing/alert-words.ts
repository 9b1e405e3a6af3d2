import type { AlertAbout } from '../../shared/pacing-alert.ts';
import type { PacingCause } from '../../shared/pacing.ts';
import { oneLine } from '../kit/one-line.ts';

const titles: Record<PacingCause, string> = {
  over: 'Spends above plan',
  under: 'Spends below plan',
  stopped: 'Has stopped spending',
  'paused with budget': 'Paused with budget left',
  'no conversions': 'Spends without conversions',
  'no data': 'No figures',
};

/** `Spends above plan: Rain jackets DE`. */
export function alertTitle(about: AlertAbout): string {
  if (about.kind === 'missing') return `Cannot be watched: ${oneLine(about.name, 80)}`;
  return `${titles[about.cause]}: ${oneLine(about.pacing.target.name, 80)}`;
}
