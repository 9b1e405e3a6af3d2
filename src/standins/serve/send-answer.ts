import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { PlainAnswer } from './answer.ts';
import type { Fault } from './fault.ts';

/** Sends an answer, or what a fault makes of it; the status that went out, 0 for none. */
export async function sendAnswer(
  response: ServerResponse,
  { status, body }: PlainAnswer,
  { fault, signal }: { fault?: Fault | undefined; signal: AbortSignal },
): Promise<number> {
  const text = JSON.stringify(body);
  switch (fault?.kind) {
    case 'reset':
      response.destroy();
      return 0;
    case 'garbage':
      return send(response, 200, fault.body ?? '<html>', fault.contentType ?? 'text/html');
    case 'slow-body': {
      const half = Math.ceil(text.length / 2);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write(text.slice(0, half));
      await wait(fault.ms, undefined, { signal });
      response.end(text.slice(half));
      return status;
    }
    default:
      return send(response, status, text, 'application/json');
  }
}

function send(response: ServerResponse, status: number, text: string, contentType: string): number {
  response.writeHead(status, { 'content-type': contentType });
  response.end(text);
  return status;
}
