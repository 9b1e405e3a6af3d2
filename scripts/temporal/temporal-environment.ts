/** The user's TEMPORAL_… variables are for Adjutant; the `temporal` program would take them for its own. */
export function temporalEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('TEMPORAL_')),
  );
}
