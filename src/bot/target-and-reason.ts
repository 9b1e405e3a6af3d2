/** What somebody typed after a command that takes a target and a reason. */
export interface TargetAndReason {
  target: string;
  reason?: string;
}

/**
 * A name in quotes and the reason; words, «because» and the reason; an id or IO number and the reason; or a name
 * alone. Where a bare name ends nobody can tell, so that a reason never begins by itself after one.
 */
export function targetAndReason(typed: string): TargetAndReason {
  const words = typed.trim().replaceAll(/\s+/g, ' ');
  for (const pattern of patterns) {
    const { target, reason } = pattern.exec(words)?.groups ?? {};
    if (target !== undefined) return { target: target.trim(), ...(reason && { reason }) };
  }
  return { target: words };
}

const kind = '(?:(?:advertiser|account|media plan|campaign|ad ?set|ad) )?';
const ids = String.raw`\d+(?: ?\/ ?\d+)*`;
const io = String.raw`[a-z]{1,8}-[\w-]*\d[\w-]*`;

const patterns = [
  /^["“”„«](?<target>[^"“”„«»]+)["“”»][,:]? ?(?:because )?(?<reason>.*)$/i,
  /^(?<target>.+?),? because (?<reason>.+)$/i,
  new RegExp(`^(?<target>${kind}(?:${ids}|${io}))(?:[,:]? (?<reason>.+))?$`, 'i'),
];
