/** What the services of the digest bench hold. */
export const mediaPlans = 100;
export const campaignsOfPlan = 4;
export const searchClients = 20;
export const campaignsOfClient = 10;

/** The zone and currency of everything. */
export const zone = 'Europe/Berlin';
export const currency = 'EUR';

/** How long an answer takes, in milliseconds, as of a service over the internet. */
export const latencyMs = 100;

/** Objects a list of the social service gives at once. */
export const pageSize = 300;

export const planIds = numbered(mediaPlans, 1_001);
export const clientIds = numbered(searchClients, 501);
/** With the media plan each is in. */
export const campaigns = planIds.flatMap((plan, index) =>
  numbered(campaignsOfPlan, 20_001 + index * campaignsOfPlan).map((id) => ({ id, plan })),
);

/** The fewest requests that tell a digest everything, by service; the search service's token is there already. */
export const fewest = {
  social: 1 + 1 + Math.ceil(campaigns.length / pageSize) + mediaPlans + campaigns.length,
  search: 1 + searchClients,
};

function numbered(count: number, first: number): string[] {
  return Array.from({ length: count }, (_, index) => String(first + index));
}
