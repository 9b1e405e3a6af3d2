import { createServer } from 'node:net';

/**
 * A port on loopback that nobody listens on: `preferred` if it is free, else one the system chooses.
 * Somebody may take it before it is used; whoever listens on it must say so.
 */
export async function freePort(preferred = 0): Promise<number> {
  return (await tryPort(preferred)) ?? freePort();
}

function tryPort(port: number): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (port !== 0 && (error.code === 'EADDRINUSE' || error.code === 'EACCES')) resolve(undefined);
    else reject(error);
  });
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
  });
  return promise;
}
