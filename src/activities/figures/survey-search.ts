import type { DigestSource, MissingSource } from '../../shared/digest.ts';
import { isTimeZone } from '../../shared/local-time.ts';
import type { Lane } from '../../shared/quota.ts';
import type { SearchClients } from './search-clients.ts';
import { takeOut, type Survey } from './survey.ts';

/** Clients hardly ever change, in milliseconds. */
const maxAgeMs = 10 * 60_000;

export function createSurveySearch({ clients: known }: { clients: SearchClients }) {
  return {
    /** The search clients with these ids, with what is needed to read their figures. */
    async surveySearch({ clients, lane }: { clients: string[]; lane: Lane }): Promise<Survey> {
      const { value: all, isNew } = await known[lane].get(maxAgeMs);
      const found = clients.map((id): DigestSource | MissingSource => {
        const subject = { source: 'search', kind: 'client', id } as const;
        const client = all.get(id);
        if (client === undefined || client.status === 'DELETED') {
          const why = client
            ? `The client was deleted. ${takeOut}`
            : `The search service has no client with the id ${id}. ${takeOut}`;
          return { subject, name: client?.name ?? `client ${id}`, why, passing: false };
        }
        const { name, currency, timezone: zone } = client;
        if (!currency || !zone || !isTimeZone(zone)) {
          const why = 'The service tells no time zone or no currency of the client.';
          return { subject, name: name ?? `client ${id}`, why, passing: false };
        }
        return { subject, name: name ?? `client ${id}`, currency, zone };
      });
      const sources = found.filter((each) => 'zone' in each);
      return {
        sources,
        missing: found.filter((each) => 'why' in each),
        calls: { min: sources.length },
        asked: isNew ? 1 : 0,
      };
    },
  };
}
