const slack = ['SLACK_BOT_TOKEN', 'SLACK_APP_TOKEN', 'SLACK_API_URL'];
const social = ['SOCIAL_BASE_URL', 'SOCIAL_KEY'];
const search = ['SEARCH_BASE_URL', 'SEARCH_USERNAME', 'SEARCH_PASSWORD'];
const temporal = ['TEMPORAL_ADDRESS'];

/** Variables with which nothing real is used, whatever the user has set. */
export const allSimulated: Record<string, string> = Object.fromEntries(
  [...slack, ...social, ...search, ...temporal, 'DATABASE_URL'].flatMap((name) => [
    [name, ''],
    [`${name}_FILE`, ''],
  ]),
);

/** What the user gave Adjutant, and what of it is the real thing. */
export interface StackSettings {
  /** Variables for bot and worker, as given; empty ones count as not given. */
  given: Record<string, string>;
  slackIsReal: boolean;
  socialIsReal: boolean;
  searchIsReal: boolean;
}

const ours =
  /^(SLACK|SOCIAL|SEARCH|TEMPORAL)_|^(DATABASE_URL(_FILE)?|POLICY_FILE|ENGINEERS_CHANNEL|LOG_LEVEL|PAYLOAD_KEY|OTEL_EXPORTER_OTLP_ENDPOINT)$|^METRICS_/;

export function stackSettings(env: NodeJS.ProcessEnv): StackSettings {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value && ours.test(name)) given[name] = value;
  }
  const isGiven = (name: string) => name in given || `${name}_FILE` in given;
  return {
    given,
    slackIsReal: slack.some(isGiven),
    socialIsReal: social.some(isGiven),
    searchIsReal: search.some(isGiven),
  };
}

/** The surroundings of a process of ours: this one's, without anybody's settings of Adjutant, in UTC. */
export function surroundings(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC' };
}
