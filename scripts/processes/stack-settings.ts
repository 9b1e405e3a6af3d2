/** What the user gave Adjutant, and what of it is the real thing. */
export interface StackSettings {
  /** Variables for bot and worker, as given; empty ones count as not given. */
  given: Record<string, string>;
  slackIsReal: boolean;
  socialIsReal: boolean;
  temporalIsReal: boolean;
}

const ours = /^(SLACK|SOCIAL|TEMPORAL)_|^LOG_LEVEL$/;

export function stackSettings(env: NodeJS.ProcessEnv): StackSettings {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(env))
    if (value && ours.test(name)) given[name] = value;
  const isGiven = (...names: string[]) => names.some((name) => name in given);
  return {
    given,
    slackIsReal: isGiven('SLACK_BOT_TOKEN', 'SLACK_APP_TOKEN', 'SLACK_API_URL'),
    socialIsReal: isGiven('SOCIAL_BASE_URL', 'SOCIAL_KEY'),
    temporalIsReal: isGiven('TEMPORAL_ADDRESS'),
  };
}

/** The surroundings of a process of ours: this one's, without anybody's settings of Adjutant, in UTC. */
export function surroundings(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC' };
}
