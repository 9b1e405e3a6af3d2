import { items } from '../../src/services/pages.ts';
import type { SocialClient } from '../../src/services/social/index.ts';

/** One object the social service has: its place by names, and its state. */
export interface ServiceObject {
  path: string;
  status: string;
}

/** Every campaign, ad set and ad the service has below a media plan, in its own order. */
export async function serviceTree(service: SocialClient, m: string): Promise<ServiceObject[]> {
  const { calls } = service;
  const found: ServiceObject[] = [];
  for await (const campaign of items(calls.campaigns.list, { m })) {
    found.push(object('', campaign));
    for await (const adSet of items(calls.adSets.list, { m, c: campaign.id })) {
      found.push(object(`${campaign.name} / `, adSet));
      for await (const ad of items(calls.ads.list, { m, c: campaign.id, a: adSet.id })) {
        found.push(object(`${campaign.name} / ${adSet.name} / `, ad));
      }
    }
  }
  return found;
}

function object(
  above: string,
  { name, status }: { name?: string | null | undefined; status?: string | null | undefined },
): ServiceObject {
  return { path: `${above}${name}`, status: status ?? '' };
}

/** Paths that are there more than once. */
export function doubles(objects: ServiceObject[]): string[] {
  const paths = objects.map(({ path }) => path);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}
