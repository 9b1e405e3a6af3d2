import { ConfigError } from '../config-error.ts';
import { loadCodecConfig } from '../config.ts';
import { environment } from '../environment.ts';
import { startCodecServer } from './codec-server.ts';
import { createPayloadCodec } from './payload-codec.ts';

/* `npm run codec-server`: lets the Temporal UI show what PAYLOAD_KEY has encrypted. */

try {
  const {
    PAYLOAD_KEY: keys,
    CODEC_PORT: port,
    CODEC_HOST: host,
    CODEC_ORIGIN: origin,
  } = loadCodecConfig(environment());
  const server = await startCodecServer({ codec: createPayloadCodec(keys), host, port, origin });
  process.stdout.write(
    `Codec server on ${server.url} for the Temporal UI at ${origin}: enter the first address there, under the glasses.\n`,
  );
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void server.close());
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken && !(error instanceof ConfigError)) throw error;
  process.stderr.write(isTaken ? 'CODEC_PORT is taken: set another one.\n' : `${error.message}\n`);
  process.exitCode = 1;
}
