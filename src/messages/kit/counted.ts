/** `1 ad set`, `1,204 ads`. */
export function counted(count: number, singular: string): string {
  return `${count.toLocaleString('en')} ${singular}${count === 1 ? '' : 's'}`;
}

/** `5 campaigns, 20 ad sets and 400 ads`. */
export function countedLevels(counts: { campaigns: number; adSets: number; ads: number }): string {
  const { campaigns, adSets, ads } = counts;
  return `${counted(campaigns, 'campaign')}, ${counted(adSets, 'ad set')} and ${counted(ads, 'ad')}`;
}
