/** Whether a restriction on these advertisers is one on this. An unknown one may be any of them. */
export function touches(advertisers: 'all' | string[], advertiser: string | undefined): boolean {
  return advertisers === 'all' || advertiser === undefined || advertisers.includes(advertiser);
}
