import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Every package that a program imports before it runs, by itself or by way of its own files. */
export function packagesOf(main: string): Set<string> {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const source = readFileSync(file, 'utf8');
    const imports = /^(?:import|export)\s(?:[^;'"]*?\sfrom\s)?'([^']+)';/gm;
    for (const [, name = ''] of source.matchAll(imports)) {
      if (name.startsWith('.')) follow(path.join(path.dirname(file), name));
      else if (!name.startsWith('node:')) packages.add(packageOf(name));
    }
  };
  follow(main);
  return packages;
}

const packageOf = (name: string): string => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
