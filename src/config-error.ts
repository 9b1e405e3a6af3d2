/** What the environment got wrong: every variable by name, with what to do; no values. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
