import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { secret, text } from '../wire.ts';
import { version } from './version.ts';

/** It goes into a header, so that it has to be fit for one. */
const token = z
  .string()
  .max(8000)
  .regex(/^[!-~]+$/)
  .meta({ field: { kind: 'secret' } });

export const auth = {
  token: endpoint(`POST /${version}/auth`, {
    summary: 'Get an access token for 48 hours',
    request: { username: text, password: secret },
    response: z.object({ token }),
    envelope: 'result',
    body: 'json',
    repeatable: true,
  }),
};
