/** Temporal header with the id of the Slack workspace that something was asked for in, as a JSON payload. */
export const teamHeader = 'adjutant-team';
