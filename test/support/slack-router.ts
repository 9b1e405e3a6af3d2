import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface SlackRouter {
  /** Without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * One address for several simulated workspaces, as Slack's is one for all: each request goes to the one that knows
 * its token, code or file, and what it answers leads back here.
 */
export async function startSlackRouter(workspaces: readonly string[]): Promise<SlackRouter> {
  const server = createServer((request, response) => {
    void pass(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close').catch(() => undefined);
    },
  };

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await answer(request);
    const type = headers.get('content-type') ?? 'text/plain';
    const location = headers.get('location');
    response.writeHead(status, { 'content-type': type, ...(location && { location }) });
    response.end(type.includes('json') ? leadingBack(body.toString()) : body);
  }

  async function answer(request: IncomingMessage) {
    const sent = Buffer.concat(await Array.fromAsync(request));
    let last: Awaited<ReturnType<typeof ask>> | undefined;
    for (const workspace of workspaces) {
      last = await ask(workspace, request, sent);
      if (!isOfAnother(last)) return last;
    }
    if (last === undefined) throw new Error('There is no workspace.');
    return last;
  }

  function leadingBack(text: string): string {
    return workspaces.reduce((all, workspace) => all.replaceAll(workspace, url), text);
  }
}

async function ask(workspace: string, request: IncomingMessage, sent: Buffer) {
  const { authorization, 'content-type': type } = request.headers;
  const answer = await fetch(`${workspace}${request.url}`, {
    method: request.method ?? 'GET',
    redirect: 'manual',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(request.method === 'POST' && { body: new Uint8Array(sent) }),
  });
  const { status, headers } = answer;
  return { status, headers, body: Buffer.from(await answer.arrayBuffer()) };
}

const unknown = /"error":"(invalid_auth|invalid_code|invalid_refresh_token)"/u;

function isOfAnother({ status, body }: { status: number; body: Buffer }): boolean {
  return status === 302 || status === 404 || unknown.test(body.toString('utf8', 0, 300));
}
