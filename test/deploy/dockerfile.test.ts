import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copiesOf, readDockerfile, textsOf, type Stage } from './support/dockerfile.ts';

const stages = readDockerfile();
const image: Stage = stages.at(-1) ?? { image: '', alias: undefined, instructions: [] };

describe('the Dockerfile', () => {
  it('knows only instructions that there are', () => {
    const known = new Set(
      'ARG CMD COPY ENTRYPOINT ENV EXPOSE HEALTHCHECK LABEL RUN STOPSIGNAL USER WORKDIR'.split(' '),
    );
    const names = stages.flatMap(({ instructions }) => instructions.map(({ name }) => name));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it('copies only what there is, and what .dockerignore lets in', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(ignored).toContain('*');
    for (const { sources } of stages.flatMap(copiesOf)) {
      for (const source of sources) {
        expect(existsSync(source)).toBe(true);
        expect(ignored).toContain(`!${source}`);
      }
    }
    const aliases = stages.map(({ alias }) => alias);
    for (const text of textsOf(image, 'COPY').filter((each) => each.startsWith('--from='))) {
      expect(aliases).toContain(/^--from=(\S+)/.exec(text)?.[1]);
    }
  });

  it('runs as a user without rights, and ends on a signal', () => {
    expect(textsOf(image, 'USER')).toEqual(['node']);
    const order = image.instructions.map(({ name }) => name);
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
    expect(textsOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    // As words, not through a shell, which would keep the signal to itself.
    expect(textsOf(image, 'CMD')).toEqual([expect.stringMatching(/^\["node", /)]);
  });

  it('installs no compiler and no packages for development in the image', () => {
    expect(stages.map((stage) => stage.image)).toEqual(stages.map(() => 'node:24.21.0-slim'));
    expect(stages.flatMap((stage) => textsOf(stage, 'RUN')).join('\n')).not.toMatch(
      /apt|apk|gcc|g\+\+|make |python/,
    );
    const packages = stages.find(({ alias }) => alias === 'packages');
    expect(packages && textsOf(packages, 'RUN')[0]).toBe('npm ci --omit=dev --ignore-scripts');
    const copied = textsOf(image, 'COPY').filter((text) => text.includes('node_modules'));
    expect(copied).toEqual(['--from=packages /app/node_modules node_modules']);
  });
});
