import type { DeliveryAction, DeliveryAsked } from '../../shared/delivery.ts';
import type { Target } from '../../shared/target.ts';
import { oneLine } from '../kit/one-line.ts';

/** Pausing and resuming, as people say it. */
export const deliveryVerbs: Record<
  DeliveryAction,
  { do: string; doing: string; done: string; not: string }
> = {
  pause: { do: 'Pause', doing: 'Pausing', done: 'paused', not: 'Nothing was paused' },
  resume: { do: 'Resume', doing: 'Resuming', done: 'resumed', not: 'Nothing was resumed' },
};

/** `campaign «Rain jackets DE» (2001)`. */
export function targetWords({ kind, id, name }: Target): string {
  return `${kind} «${oneLine(name, 100)}» (${oneLine(id, 40)})`;
}

/** `Pause media plan «Nordwind Autumn 2026» (1001)`. */
export function askedWords({ action, survey, isUndo }: DeliveryAsked): string {
  const undo = isUndo ? ', as it was before' : '';
  return `${deliveryVerbs[action].do} ${targetWords(survey.target)}${undo}`;
}

/** What is paused or resumed in a target: `campaign`, `ad`. */
export function partWord({ target, groups }: DeliveryAsked['survey']): string {
  const [group] = groups;
  if (group !== undefined) return group.of;
  return target.kind === 'ad set' || target.kind === 'ad' ? 'ad' : 'campaign';
}
