import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ended, type Ending } from '../../../scripts/processes/ended.ts';
import { leash } from '../../../scripts/processes/leash.ts';
import { readLines } from '../../../scripts/processes/read-lines.ts';
import type { Image } from './build-image.ts';
import type { ComposeFile, Service } from './compose-file.ts';
import { createNetwork, type Network } from './network.ts';

/** A process that is run as the container of a service would be. */
export interface Container {
  /** Whether it has ended, and how. */
  ended: Promise<Ending>;
  lines: () => string[];
  /** Runs its health check once. */
  isHealthy: () => Promise<boolean>;
  /** Sends the stop signal. @returns how it ended, and after how many milliseconds */
  stop: () => Promise<{ ending: Ending; ms: number }>;
}

export interface Containers {
  network: Network;
  /** Runs a service: what its command is, in its environment, with its files. `copy` counts replicas. */
  start: (service: string, copy?: number) => Promise<Container>;
  /** Waits for what others depend on: that the health check passes, or that it has ended well. */
  until: (condition: Condition, service: string, container: Container) => Promise<void>;
}

type Condition = Service['depends_on'][string]['condition'];

const run = promisify(execFile);

/** Stands in for a container engine: hosts are loopback, mounts are paths, and images are folders of programs. */
export function createContainers({
  compose,
  image,
  programs,
  folder,
  settings,
  extraEnvironment,
}: {
  compose: ComposeFile;
  image: Image;
  /** Folders with the programs of the other images. */
  programs: readonly string[];
  /** Holds `deploy/secrets` and volumes. */
  folder: string;
  /** What `.env` would hold. */
  settings: Record<string, string>;
  /** For services that bring ports of their own, which cannot all be on one machine. */
  extraEnvironment: Record<string, Record<string, string>>;
}): Containers {
  const network = createNetwork(compose);

  const start = async (name: string, copy = 1): Promise<Container> => {
    const service = serviceOf(compose, name);
    const own = copy === 1 ? name : `${name}.${copy}`;
    const isOurs = service.image === 'adjutant';
    const mounts = await mountsOf(own, service);
    const translate = async (text: string) =>
      network.addresses(
        mounts.reduce((words, [inside, outside]) => words.replaceAll(inside, outside), text),
        own,
      );
    const environment: Record<string, string> = {
      PATH: [...programs, process.env['PATH']].join(path.delimiter),
      HOME: folder,
      ...(service.env_file.length > 0 && settings),
    };
    const given = { ...(isOurs && image.environment), ...service.environment };
    for (const [key, value] of Object.entries(given)) {
      const isPort = /(^|_)PORT$/.test(key) && /^\d+$/.test(value);
      environment[key] = isPort
        ? String(await network.port(own, Number(value)))
        : await translate(key === 'DB_HOST' ? '127.0.0.1' : value);
    }
    const env = { ...environment, ...extraEnvironment[name] };
    const cwd = isOurs ? image.folder : folder;
    const words = await Promise.all(
      [...(service.entrypoint ?? []), ...(service.command ?? [])].map(translate),
    );
    const child = leash('sh', ['-c', 'cd "$0" && exec "$@"', cwd, ...words], {
      farewell: 'TERM',
      env,
    });
    const end = ended(child);
    const lines = readLines(child);
    const [, ...check] = service.healthcheck?.test ?? ['CMD', ...(isOurs ? image.healthcheck : [])];
    const [program = '', ...args] = await Promise.all(check.map(translate));
    return {
      ended: end,
      lines,
      isHealthy: () =>
        run(program, args, { env, cwd }).then(
          () => true,
          () => false,
        ),
      stop: async () => {
        const since = performance.now();
        child.kill('SIGTERM');
        const force = setTimeout(() => child.kill('SIGKILL'), service.stop_grace_period);
        const ending = await end;
        clearTimeout(force);
        return { ending, ms: performance.now() - since };
      },
    };
  };

  /** Paths inside, with where they are. What is relative to the image's folder is there already. */
  async function mountsOf(own: string, service: Service): Promise<[string, string][]> {
    const volumes = service.volumes.map((volume): [string, string] => {
      const [source = '', inside = ''] = volume.split(':');
      const outside = source.startsWith('./') ? path.resolve(source) : path.join(folder, source);
      mkdirSync(outside, { recursive: true });
      return [inside, outside];
    });
    const secrets = service.secrets.map(async (name): Promise<[string, string]> => {
      const file = path.join(folder, compose.secrets[name]?.file ?? '');
      const copy = path.join(folder, `${own}.${name}`);
      writeFileSync(copy, await network.addresses(readFileSync(file, 'utf8'), own));
      return [`/run/secrets/${name}`, copy];
    });
    return [...volumes, ...(await Promise.all(secrets))];
  }

  return {
    network,
    start,
    until: async (condition, name, container) => {
      const isGone = container.ended.then((ending) => {
        if (condition === 'service_completed_successfully' && ending.status === 0) return;
        throw new Error(
          `${name} ended (${JSON.stringify(ending)}):\n${container.lines().join('\n')}`,
        );
      });
      const isReady = async () => {
        while (!(await container.isHealthy())) await pause(100);
      };
      await (condition === 'service_healthy' ? Promise.race([isReady(), isGone]) : isGone);
      isGone.catch(() => {});
    },
  };
}

export function serviceOf({ services }: ComposeFile, name: string): Service {
  const service = services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
}
