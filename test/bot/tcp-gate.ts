import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be blocked: what goes in then gets no answer, as from a machine that hangs. */
export interface TcpGate {
  address: string;
  block: () => void;
  /** Cuts all connections and takes no new ones. */
  close: () => Promise<void>;
}

export async function openTcpGate(target: string): Promise<TcpGate> {
  const [host, port] = target.split(':');
  const sockets = new Set<Socket>();
  let isBlocked = false;
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => void (isBlocked || to.write(bytes)));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  return {
    address: `127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`,
    block: () => {
      isBlocked = true;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
