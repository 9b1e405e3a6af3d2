import { endpointsOf } from '../../services/endpoint.ts';
import { social } from '../../services/social/index.ts';
import { formErrors } from '../serve/form-errors.ts';
import type { Matched } from '../serve/match-endpoint.ts';
import { Refusal } from '../serve/refusal.ts';
import { createResponder } from '../serve/responder.ts';
import { startServer } from '../serve/start-server.ts';
import { accountHandlers } from './accounts.ts';
import { adSetHandlers } from './ad-sets.ts';
import { adHandlers } from './ads.ts';
import { advertiserHandlers } from './advertisers.ts';
import { openAgency, type Agency } from './agency.ts';
import { audienceHandlers } from './audiences.ts';
import { campaignHandlers } from './campaigns.ts';
import { standinKey } from './key.ts';
import { mediaPlanHandlers } from './media-plans.ts';
import { statisticsHandlers } from './statistics.ts';
import { targetingClusterHandlers } from './targeting-clusters.ts';
import { userHandlers } from './users.ts';

export interface SocialStandin {
  /** Without a slash at the end. */
  url: string;
  /** The only key it lets in. */
  key: string;
  close: () => Promise<void>;
}

export interface SocialStandinOptions {
  port?: number;
  /** Where it remembers everything over restarts; nowhere when left out. */
  file?: string;
  key?: string;
  /** Unix milliseconds. */
  now?: () => number;
  /** How long every answer takes, so that a demonstration looks alive. */
  latencyMs?: number;
}

/** Starts the simulated social service on loopback, with a demonstration agency in it. */
export async function startSocialStandin({
  port = 0,
  file,
  key = standinKey,
  now = Date.now,
  latencyMs = 0,
}: SocialStandinOptions = {}): Promise<SocialStandin> {
  const agency = openAgency({ file, now });
  const responder = createResponder({
    service: social,
    handlers: {
      accounts: accountHandlers(agency),
      advertisers: advertiserHandlers(agency),
      mediaPlans: mediaPlanHandlers(agency),
      campaigns: campaignHandlers(agency),
      adSets: adSetHandlers(agency),
      ads: adHandlers(agency),
      audiences: audienceHandlers(agency),
      targetingClusters: targetingClusterHandlers(agency),
      statistics: statisticsHandlers(agency),
      users: userHandlers(agency),
    },
    choose: (candidates) => chooseByNetwork(agency, candidates),
    refusalBody,
  });
  const server = await startServer({
    name: social.name,
    operations: endpointsOf(social).map(({ operation }) => operation),
    responder,
    admit: (query) => {
      const given = query.get('key');
      query.delete('key');
      return given === key ? undefined : new Refusal(403, 'Access denied');
    },
    actions: { restate: agency.restated.replace },
    port,
    latencyMs,
    now,
  }).catch((error: unknown) => {
    agency.close();
    throw error;
  });
  return {
    url: server.url,
    key,
    close: async () => {
      await server.close();
      agency.close();
    },
  };
}

/** Campaigns are created, and changed, by one route with fields that depend on the media plan's network. */
function chooseByNetwork({ mediaPlans }: Agency, candidates: Matched[]): Matched | undefined {
  const [first] = candidates;
  const m = first?.params['m'];
  const mediaPlan = mediaPlans.all().find(({ id, io_number }) => id === m || io_number === m);
  const ending = mediaPlan?.src === 'tw' ? 'Tw' : 'Fb';
  return candidates.find(({ endpoint }) => endpoint.key.endsWith(ending)) ?? first;
}

/** Forms are answered with their errors, everything else with an array that has a message. */
function refusalBody({ status, message, problems }: Refusal, method: string): unknown {
  if (problems.length === 0) return [{ message }];
  if (method !== 'GET') return { code: status, message, errors: formErrors(problems) };
  return problems.map(({ path, message: problem }) => ({
    message: `${path.join('.')} ${problem}`,
  }));
}
