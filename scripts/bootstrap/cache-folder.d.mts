export function cacheFolder(env?: NodeJS.ProcessEnv): string;
