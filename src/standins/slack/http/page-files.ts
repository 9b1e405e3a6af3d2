import type { ServerResponse } from 'node:http';
import { respond } from './respond.ts';

type Serve = (path: string) => { body: Uint8Array | string; type: string } | undefined;

/** `/` and `/page/*`: the web page. It is built at the first request, so that tests never pay for it. */
export function createPageFiles(): (response: ServerResponse, path: string) => Promise<void> {
  let serve: Promise<Serve> | undefined;
  return async (response, path) => {
    serve ??= build().catch((error: unknown) => {
      serve = undefined;
      throw error;
    });
    const file = (await serve)(path);
    if (file === undefined) respond(response, 'Not found', { status: 404 });
    else respond(response, file.body, { type: file.type });
  };
}

async function build(): Promise<Serve> {
  const { servePage } = await import('../page/serve.ts');
  return servePage();
}
