import { createHmac } from 'node:crypto';
import type { Delivery, EnvelopeType } from './delivery.ts';
import { JsonObject } from './json-object.ts';
import { SlackError } from './slack-error.ts';

/** HTTP mode: posts each payload to the app's request URL, signed, as long as there is one. */
export interface RequestUrl extends Delivery {
  /** Where the app is; undefined: it is on Socket Mode again. */
  set: (url: string | undefined) => void;
  isSet: () => boolean;
}

export function createRequestUrl({
  signingSecret,
  ackLimitMs,
}: {
  signingSecret: string;
  ackLimitMs: number;
}): RequestUrl {
  let url: string | undefined;
  return {
    set: (given) => {
      url = given;
    },
    isSet: () => url !== undefined,
    deliver: async (type, payload) => {
      if (url === undefined) throw new SlackError('dispatch_failed');
      const { body, contentType } = encode(type, payload);
      // The clock on the wall, also where a test moves that of the workspace: the app checks how old it is.
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = signatureOf(signingSecret, timestamp, body);
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': contentType,
          'x-slack-request-timestamp': timestamp,
          'x-slack-signature': signature,
        },
        body,
        signal: AbortSignal.timeout(ackLimitMs),
      }).catch((error: unknown) => {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError';
        throw new SlackError(isLate ? 'operation_timeout' : 'dispatch_failed');
      });
      const text = await answer.text();
      if (!answer.ok) throw new SlackError('dispatch_failed', [`http ${answer.status}`]);
      return readAck(text);
    },
  };
}

/** What Slack signs a request with, and how it writes it. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`;
}

function encode(type: EnvelopeType, payload: JsonObject): { body: string; contentType: string } {
  if (type === 'events_api') {
    return { body: JSON.stringify(payload), contentType: 'application/json' };
  }
  const fields =
    type === 'interactive'
      ? { payload: JSON.stringify(payload) }
      : Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
  return {
    body: new URLSearchParams(fields).toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
}

/** An acknowledgement that is no JSON is the text of a message. */
function readAck(text: string): JsonObject {
  if (text === '') return {};
  try {
    return JsonObject.parse(JSON.parse(text));
  } catch {
    return { text };
  }
}
