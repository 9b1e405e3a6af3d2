/** An instant as mrkdwn that Slack shows in the reader's zone; elsewhere as UTC. */
export function moment(instant: string | Date): string {
  const at = new Date(instant);
  const utc = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `<!date^${Math.floor(at.getTime() / 1000)}^{date_short_pretty} at {time}|${utc}>`;
}
