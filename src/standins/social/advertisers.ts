import type { Handlers } from '../serve/handlers.ts';
import { refuseField } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';

type AdvertiserHandlers = Handlers<typeof social.resources>['advertisers'];

export function advertiserHandlers({ advertisers, nextId }: Agency): AdvertiserHandlers {
  return {
    list: () => advertisers.all(),
    get: ({ advertiser_id }) => found(advertisers.get(advertiser_id)),
    create: (input) => {
      if (advertisers.all().some(({ name }) => name === input.name)) {
        throw refuseField('name', 'This value is already used.');
      }
      return advertisers.put({ ...input, id: nextId(), timezone: input.timezone ?? '' });
    },
  };
}
