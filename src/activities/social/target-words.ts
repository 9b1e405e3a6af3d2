import { targetKinds, type TargetKind, type TargetQuestion } from '../../shared/target.ts';

/** One way to understand what somebody typed. */
export interface Reading {
  words: string;
  kinds: readonly TargetKind[];
  /** Ids or IO numbers of what the object is in. */
  within: string[];
}

/** What somebody may have meant, the likeliest first: by `2001/4001`, by `4001`, by `ad 4001`. */
export function readingsOf({ words: typed, kinds }: TargetQuestion): Reading[] {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  const { kind, rest } =
    /^(?<kind>advertiser|account|media plan|campaign|ad ?set|ad)[ :]+(?<rest>.+)$/i.exec(words)
      ?.groups ?? {};
  const named = targetKinds.find((one) => squeezed(one) === squeezed(kind ?? ''));
  return [
    ...pathIn(words, kinds),
    { words, kinds, within: [] },
    ...(named && kinds.includes(named) && rest !== undefined
      ? [...pathIn(rest, [named]), { words: rest, kinds: [named], within: [] }]
      : []),
  ];
}

function pathIn(words: string, kinds: readonly TargetKind[]): Reading[] {
  const parts = words.split('/').map((part) => part.trim());
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || parts.includes('')) return [];
  return [{ words: last, kinds, within: parts.slice(0, -1) }];
}

const squeezed = (kind: string): string => kind.toLowerCase().replaceAll(' ', '');
