import type { DeliveryAction } from './delivery.ts';
import type { Judgement } from './gate.ts';
import type { Money } from './money.ts';
import type { Json } from './operation.ts';
import type { PolicyRule } from './policy.ts';
import type { WantedValue } from './proposal.ts';

/** A request that is only tried: what the policy would say to it. */
export type PolicyTrial =
  | { kind: 'bid' | 'budget'; words: string; value: WantedValue }
  | { kind: 'delivery'; action: DeliveryAction; words: string }
  | { kind: 'freeze'; words: string }
  | { kind: 'launch'; entities: number; advertiser?: string; perDay?: Money }
  | { kind: 'operation'; operation: string; input: Record<string, Json> };

/** What the policy says about one person. */
export interface PolicyOfPerson {
  /** Names of roles, or of the partner. */
  roles: string[];
  rights: {
    rule: PolicyRule;
    of: string;
    /** `launch`, `approve`. */
    may: string[];
    advertisers: 'all' | string[];
    /** Patterns; absent: all operations. */
    operations?: string[];
  }[];
  /** Rules that want approval for something the person may do. */
  asks: {
    rule: PolicyRule;
    name: string;
    /** Absent: whatever it is. */
    kinds?: string[];
    advertisers: 'all' | string[];
    /** When it asks: any of these. Empty: always. */
    limits: string[];
    count: number;
    roles: string[];
    /** User ids of those who may approve the person's requests. */
    users: string[];
    deadlineHours: number;
  }[];
  /** What is refused whoever asks, in words. */
  caps: string[];
  /** Channels in which commands about an advertiser are taken. */
  channels: { advertiser: string; channels: string[] }[];
}

/** What one person is told about the policy, seen by nobody else. */
export type PolicyAnswer =
  | { kind: 'refused'; reason: string }
  | { kind: 'mine'; file: string; version: string; policy: PolicyOfPerson }
  | { kind: 'tried'; what: string; judgement: Judgement }
  /** What was to be tried cannot be asked for at all. */
  | { kind: 'no trial'; reason: string }
  | { kind: 'failed'; message: string; reference: string };
