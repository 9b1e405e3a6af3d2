/** Reads one full page of ads and says how many there were. */
export type Reader = () => Promise<number>;

/** A way to read pages from the service at this address. */
export type StartReader = (serviceUrl: string) => Reader;

export const pagePath = '/clients/10/campaigns/20/ads?limit=300&key=k';
