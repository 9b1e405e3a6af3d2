import { freePort } from '../../../scripts/processes/free-port.ts';
import type { ComposeFile } from './compose-file.ts';

/** Where the ports of containers are when there are no containers: each on a port of loopback. */
export interface Network {
  /** The port on loopback for one of a container; always the same for the same. */
  port: (service: string, port: number) => Promise<number>;
  /** Lets a port of a container be where something listens already. */
  place: (service: string, port: number, real: number) => void;
  /** The text with every `HOST:PORT` as `service` would reach it. */
  addresses: (text: string, service: string) => Promise<string>;
}

export function createNetwork({ services }: ComposeFile): Network {
  const real = new Map<string, Promise<number>>();
  /** Containers may share one network stack. A copy of a service (`worker.2`) has its own. */
  const stackOf = (service: string): string => {
    const mode = services[service]?.network_mode;
    return mode === undefined ? service : mode.replace(/^service:/, '');
  };
  const network: Network = {
    port: (service, port) => {
      const key = `${stackOf(service)}:${port}`;
      const found = real.get(key) ?? freePort();
      real.set(key, found);
      return found;
    },
    place: (service, port, at) => void real.set(`${service}:${port}`, Promise.resolve(at)),
    addresses: async (text, service) => {
      let result = text;
      for (const [whole, host = '', port = ''] of text.matchAll(/\b([a-z0-9.-]+):(\d{4,5})\b/g)) {
        // «localhost» is what a browser of this machine is told.
        const isOwn = host === '127.0.0.1';
        if (!isOwn && !(host in services)) continue;
        const to = await network.port(isOwn ? service : host, Number(port));
        result = result.replace(whole, `127.0.0.1:${to}`);
      }
      return result;
    },
  };
  return network;
}
