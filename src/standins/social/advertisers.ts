import type { Handlers } from '../serve/handlers.ts';
import { Refusal, refuseField } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';

type AdvertiserHandlers = Handlers<typeof social.resources>['advertisers'];

export function advertiserHandlers({
  advertisers,
  mediaPlans,
  nextId,
}: Agency): AdvertiserHandlers {
  const requireNew = (name: string, ownId?: string) => {
    const isTaken = advertisers.all().some((other) => other.name === name && other.id !== ownId);
    if (isTaken) throw refuseField('name', 'This value is already used.');
  };
  return {
    list: () => advertisers.all(),
    get: ({ advertiser_id }) => found(advertisers.get(advertiser_id)),

    create: (input) => {
      requireNew(input.name);
      return advertisers.put({ ...input, id: nextId(), timezone: input.timezone ?? '' });
    },

    update: ({ advertiser_id, name, ...changes }) => {
      const advertiser = found(advertisers.get(advertiser_id));
      if (name !== undefined) requireNew(name, advertiser.id);
      return advertisers.put({ ...advertiser, ...changes, name: name ?? advertiser.name });
    },

    remove: ({ advertiser_id }) => {
      const advertiser = found(advertisers.get(advertiser_id));
      if (mediaPlans.all().some((mediaPlan) => mediaPlan.advertiser_id === advertiser.id)) {
        throw new Refusal(400, 'An advertiser with media plans cannot be deleted');
      }
      advertisers.remove(advertiser.id);
      return advertiser;
    },
  };
}
