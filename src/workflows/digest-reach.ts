import type { DigestReach } from '../shared/digest-request.ts';
import type { DigestScope, DigestSource } from '../shared/digest.ts';
import { failureOf } from './failures.ts';
import { lookingUp } from './proxies.ts';

export interface ScopeReach extends DigestReach {
  /** Every service that was asked answered. */
  isSure: boolean;
  /** Ids of those whose media plans are in it. */
  advertisers: string[];
}

/** What a scope holds now, and what it costs to read it. A service that does not answer is among what is missing. */
export async function reachOf(scope: DigestScope): Promise<ScopeReach> {
  const { searchClients: clients, ...ofSocial } = scope;
  const isSocial = Object.values(ofSocial).some((part) => part.length > 0);
  const [social, search] = await Promise.all([
    isSocial ? surveyed('social', () => lookingUp.social.surveySocial({ scope })) : nothing,
    clients.length > 0
      ? surveyed('search', () => lookingUp.search.surveySearch({ clients, lane: 'interactive' }))
      : nothing,
  ]);
  return {
    mediaPlans: social.sources,
    searchClients: search.sources,
    searchRequests: search.requests,
    missing: [...social.missing, ...search.missing],
    isSure: social.isSure && search.isSure,
    advertisers: social.advertisers,
  };
}

interface Part {
  sources: number;
  requests: number;
  missing: string[];
  /** The service answered. */
  isSure: boolean;
  advertisers: string[];
}

const nothing: Part = { sources: 0, requests: 0, missing: [], isSure: true, advertisers: [] };

async function surveyed(
  service: 'social' | 'search',
  ask: () => Promise<{
    sources: Pick<DigestSource, 'path'>[];
    missing: { name: string; why: string }[];
    calls: { min: number };
  }>,
): Promise<Part> {
  try {
    const { sources, missing, calls } = await ask();
    return {
      sources: sources.length,
      requests: calls.min,
      missing: missing.map(({ name, why }) => `${name}: ${why}`),
      isSure: true,
      advertisers: [...new Set(sources.flatMap(({ path }) => path?.advertiser ?? []))],
    };
  } catch (error) {
    const { message } = failureOf(error);
    const why = `The ${service} service did not say what there is: ${message}`;
    return { ...nothing, missing: [why], isSure: false };
  }
}
