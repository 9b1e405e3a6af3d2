import type { WatchFound, WatchListing, WatchName } from '../../shared/pacing-request.ts';
import {
  findSubscription,
  subscriptionsFor,
  type SubscriptionReader,
} from '../digest-subscriptions/find-subscription.ts';

export type WatchReader = SubscriptionReader;

export const watchesFor = subscriptionsFor<WatchListing>;

/** The watch somebody means. */
export const findWatch = (which: WatchName, reader: WatchReader, all: WatchListing[]): WatchFound =>
  findSubscription(which, reader, all, mostChoices);

const mostChoices = 8;
