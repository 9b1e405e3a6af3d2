import { once } from 'node:events';
import { createServer } from 'node:net';
import { ok, problem, type Check } from '../check.ts';

/** A port that is to be listened on: whether it is free. @param variable that names it */
export function portCheck(variable: string, port: number | undefined, host?: string): Check {
  return {
    name: 'port',
    run: async () => {
      if (port === undefined) return [];
      const server = createServer();
      try {
        server.listen({ port, host });
        await once(server, 'listening');
        return [ok(`${variable} is free.`)];
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        // Any other is of the host, and told when it is listened on.
        const why = code === 'EADDRINUSE' ? 'is taken' : 'may not be used by this user';
        if (code !== 'EADDRINUSE' && code !== 'EACCES') return [];
        return [problem(`${variable} ${why}: end what listens there, or set another one.`)];
      } finally {
        server.close();
      }
    },
  };
}
