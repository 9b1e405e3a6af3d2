import type { Handlers } from '../serve/handlers.ts';
import { refuseField } from '../serve/refusal.ts';
import type { social } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';
import type { AudienceRecord } from './records.ts';
import { wireTime } from './wire-time.ts';

type AudienceHandlers = Handlers<typeof social.resources>['audiences'];

export function audienceHandlers({ accounts, audiences, nextId, now }: Agency): AudienceHandlers {
  const findAudience = (place: { account_id: string; audience_id: string }) => {
    const { id } = found(accounts.get(place.account_id));
    return found(audiences.get(place.audience_id), ({ account_id }) => account_id === id);
  };
  const newAudience = ({ account_id }: { account_id: string }) => {
    const id = nextId();
    return {
      id,
      account_id: found(accounts.get(account_id)).id,
      network_id: `88${id}`,
      created_at: wireTime(Math.floor(now() / 1000)),
      nb_users: '0',
      people: [],
    };
  };
  return {
    list: ({ account_id }) => {
      const { id } = found(accounts.get(account_id));
      return audiences.all().filter((audience) => audience.account_id === id);
    },

    create: ({ account_id, subtype, ...input }) =>
      audiences.put({ ...newAudience({ account_id }), ...input, type: subtype ?? 'custom' }),

    createLookalike: ({ name, description, country, ratio, ...place }) => {
      const origin = findAudience(place);
      return audiences.put({
        ...newAudience(place),
        name: name ?? `Lookalike (${country}, ${ratio}%) - ${origin.name}`,
        description,
        country,
        type: 'lookalike',
        lookalike_type: 'similarity',
        origin_audience_network_id: origin.network_id,
        nb_users: String(ratio * 420_000),
      });
    },

    update: ({ account_id, audience_id, ...changes }) => {
      const audience = findAudience({ account_id, audience_id });
      if (audience.type === 'website' && changes.rule === undefined) {
        throw refuseField('rule', 'This value should not be blank.');
      }
      return audiences.put({ ...audience, ...changes });
    },

    remove: (place) => {
      audiences.remove(findAudience(place).id);
      return { success: true };
    },

    changeUsers: ({ add = [], delete: leaving = [], ...place }) => {
      const audience = findAudience(place);
      const joined = withPeople(audience, add);
      const left = withoutPeople(joined, leaving);
      audiences.put(left);
      const before = audience.people.length;
      const between = joined.people.length;
      return { add: between - before, delete: between - left.people.length };
    },
  };
}

/** Those who are in it already do not count again. */
function withPeople(audience: AudienceRecord, people: readonly string[]): AudienceRecord {
  return counted(audience, [...new Set([...audience.people, ...people])]);
}

function withoutPeople(audience: AudienceRecord, people: readonly string[]): AudienceRecord {
  return counted(
    audience,
    audience.people.filter((person) => !people.includes(person)),
  );
}

function counted(audience: AudienceRecord, people: string[]): AudienceRecord {
  const nb_users = Number(audience.nb_users) + people.length - audience.people.length;
  return { ...audience, people, nb_users: String(nb_users) };
}
