import type { Group } from '../world.ts';

/** Where the ads of a group lead. */
export function landingPage({ name, campaign }: Group): string {
  const shop = campaign.account.client.seed.name.toLowerCase().replaceAll(' ', '-');
  return `https://${shop}.example/${name.replaceAll(' ', '-')}`;
}
