import type { ContextBlock } from '@slack/types';
import type { DigestView } from '../../shared/digest.ts';
import { counted } from '../kit/counted.ts';
import { duration } from '../kit/duration.ts';
import { escape } from '../kit/escape.ts';
import { moment } from '../kit/moment.ts';
import { note } from '../kit/note.ts';
import { oneLine } from '../kit/one-line.ts';

/** How a digest came about, where that is out of the ordinary. */
export interface DigestExtra {
  /** Only somebody who wants to see it gets it; nobody else does. */
  preview?: boolean;
  /** Instant at which it would have been posted but for its quiet hours. */
  heldFrom?: string;
  /** Instant at which what it lacked at first was put in. */
  completedAt?: string;
}

/** What must be known before the figures are read: a preview, late, held, incomplete, completed. */
export function digestState(view: DigestView, extra: DigestExtra): ContextBlock | undefined {
  const { late, dueAt } = view;
  const { preview = false, heldFrom, completedAt } = extra;
  const parts = [
    ...(preview ? ['*Preview*: only you see this'] : []),
    ...(late === undefined
      ? []
      : [
          `*Late* by ${duration(late.byMs / 1000)}, due ${moment(dueAt)}: ${escape(oneLine(late.why, 200))}`,
        ]),
    ...(heldFrom === undefined ? [] : [`*Held* since ${moment(heldFrom)} for its quiet hours`]),
    ...incompleteWords(view, preview),
    ...(completedAt === undefined
      ? []
      : [`*Completed* ${moment(completedAt)} with what was missing at first`]),
  ];
  return parts.length === 0 ? undefined : note(parts.join('\n'));
}

/** `Incomplete: 2 sources are missing`, for the state and for the fallback. */
export function missingWords({ missing }: DigestView): string | undefined {
  if (missing.length === 0) return undefined;
  return `${counted(missing.length, 'source')} ${missing.length === 1 ? 'is' : 'are'} missing`;
}

function incompleteWords(view: DigestView, preview: boolean): string[] {
  const words = missingWords(view);
  if (words === undefined) return [];
  const isPassing = view.missing.some(({ passing }) => passing);
  const next = isPassing && !preview ? '; this message is completed when they answer' : '';
  return [`*Incomplete*: ${words}${next}`];
}
