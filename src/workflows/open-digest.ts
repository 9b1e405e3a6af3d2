import type { DigestAnswer, DigestFound, DigestName } from '../shared/digest-request.ts';
import type { Person } from '../shared/launch.ts';
import type { ScopeNames } from '../shared/scope-kinds.ts';
import { authorityOf } from './authority.ts';
import { mayManage } from './may-manage.ts';
import { subscribing } from './proxies.ts';
import { namesOf } from './scope-names.ts';

export interface OpenDigestInput {
  which: DigestName;
  by: Person;
  channel: string;
}

/** A digest for somebody who wants to change it, or why they do not get it. */
export type OpenedDigest =
  | (Extract<DigestFound, { kind: 'found' }> & { names: ScopeNames })
  | Extract<DigestAnswer, { kind: 'refused' | 'not found' }>;

/** Finds a digest while Slack waits to open its form. */
export async function openDigest({ which, by, channel }: OpenDigestInput): Promise<OpenedDigest> {
  const reader = { user: by.user, channel };
  const [authority, found] = await Promise.all([
    authorityOf(by),
    subscribing.findDigest({ which, reader }),
  ]);
  if (!authority.accepted) return { kind: 'refused', reason: authority.reason };
  if (found.kind !== 'found') return { kind: 'not found', found, verb: 'edit' };
  const allowed = await mayManage(by, found.listing);
  if (!allowed.accepted) return { kind: 'refused', reason: allowed.reason };
  const { content } = found.listing.settings;
  return { ...found, names: content.kind === 'figures' ? await namesOf(content.scope, by) : {} };
}
