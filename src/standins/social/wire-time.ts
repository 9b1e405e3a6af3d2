/** Unix seconds as the service writes moments: `2027-01-31T08:30:00+0000`. */
export function wireTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().replace(/\.\d+Z$/, '+0000');
}
