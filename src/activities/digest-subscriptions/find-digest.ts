import type { DigestFound, DigestName } from '../../shared/digest-request.ts';
import type { DigestListing } from '../../shared/digest.ts';
import {
  findSubscription,
  subscriptionsFor,
  type SubscriptionReader,
} from './find-subscription.ts';

export type DigestReader = SubscriptionReader;

export const digestsFor = subscriptionsFor<DigestListing>;

/** The digest somebody means. */
export const findDigest = (
  which: DigestName,
  reader: DigestReader,
  all: DigestListing[],
): DigestFound => findSubscription(which, reader, all, mostChoices);

const mostChoices = 20;
