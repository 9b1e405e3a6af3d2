import { readFileSync } from 'node:fs';
import { secretNames } from './variables.ts';

/**
 * The environment with every secret that is kept in a file: where `NAME_FILE` is set, its file's content is NAME.
 * What is wrong with one is told by name, never with the path: somebody may have put the secret itself there.
 */
export function withSecretFiles(env: NodeJS.ProcessEnv): {
  env: NodeJS.ProcessEnv;
  problems: string[];
} {
  const problems: string[] = [];
  const found: NodeJS.ProcessEnv = {};
  for (const name of secretNames) {
    const file = `${name}_FILE`;
    const path = env[file];
    if (!path) continue;
    if (env[name]) {
      problems.push(`${name} and ${file} are both set: keep one of them`);
      continue;
    }
    const content = readSecret(path);
    if ('text' in content) found[name] = content.text;
    else problems.push(`${file} ${content.why}`);
  }
  return { env: { ...env, ...found }, problems };
}

function readSecret(path: string): { text: string } | { why: string } {
  try {
    const text = readFileSync(path, 'utf8').trim();
    return text === '' ? { why: 'names a file that is empty: write the secret into it' } : { text };
  } catch (error) {
    return { why: `names a file that cannot be read (${codeOf(error)}): give its path` };
  }
}

/** Of the file system's error only its code: its message has the path. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
