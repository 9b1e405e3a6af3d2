import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type TLSSocket } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { temporalCheck } from '../src/doctor/checks/temporal.ts';
import { runChecks } from '../src/doctor/run-checks.ts';
import { temporalConnection } from '../src/temporal-connection.ts';
import { readTemporalTls } from '../src/temporal-tls.ts';
import { portOf } from './support/port-of.ts';
import { quietRuntime } from './support/temporal.ts';

/** Of an authority that nobody trusts, made by openssl for a hundred years; `expired` and `future` for other times. */
const pem = (name: string) => fileURLToPath(new URL(`./support/tls/${name}.pem`, import.meta.url));

const client = {
  TEMPORAL_TLS_CA: pem('ca'),
  TEMPORAL_TLS_CERT: pem('client'),
  TEMPORAL_TLS_KEY: pem('client.key'),
  TEMPORAL_TLS_SERVER_NAME: 'temporal.test',
};

describe('certificates for Temporal', () => {
  it.each([
    [
      'that have expired',
      { ...client, TEMPORAL_TLS_CERT: pem('expired') },
      ['TEMPORAL_TLS_CERT holds a certificate that expired on 2021-01-01: put a new one there'],
    ],
    [
      'that are not valid yet',
      { ...client, TEMPORAL_TLS_CERT: pem('future') },
      [
        'TEMPORAL_TLS_CERT holds a certificate that is not valid before 2110-01-01: look at the clock of this machine, or put another one there',
      ],
    ],
    [
      'with the key of another',
      { ...client, TEMPORAL_TLS_KEY: pem('server.key') },
      [
        'TEMPORAL_TLS_KEY does not fit the certificate in TEMPORAL_TLS_CERT: give the key it was made with',
      ],
    ],
    [
      'that are not there, or are something else, all together',
      {
        TEMPORAL_TLS_CA: pem('client.key'),
        TEMPORAL_TLS_CERT: '/nowhere/client.pem',
        TEMPORAL_TLS_KEY: pem('ca'),
      },
      [
        'TEMPORAL_TLS_CA names a file that holds no certificate in PEM form',
        'TEMPORAL_TLS_CERT names a file that cannot be read (ENOENT): give its path',
        'TEMPORAL_TLS_KEY names a file that holds no private key in PEM form',
      ],
    ],
    [
      'with a key that needs a passphrase',
      { ...client, TEMPORAL_TLS_KEY: pem('encrypted.key') },
      ['TEMPORAL_TLS_KEY names a key with a passphrase: give one without'],
    ],
    [
      'without their key',
      { TEMPORAL_TLS_CERT: pem('client') },
      ['TEMPORAL_TLS_KEY is not set, and TEMPORAL_TLS_CERT is: they are only of use together'],
    ],
    [
      'of which there is only the key',
      { TEMPORAL_TLS_KEY: pem('client.key') },
      ['TEMPORAL_TLS_CERT is not set, and TEMPORAL_TLS_KEY is: they are only of use together'],
    ],
  ])('%s are told by the name of their variable', (_, given, problems) => {
    const read = readTemporalTls(given);
    expect(read.problems).toEqual(problems);
    expect(read.tls).toBeUndefined();
  });

  it('in a chain are looked at each', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'adjutant-tls-'));
    const chain = path.join(folder, 'chain.pem');
    const parts = [pem('client'), pem('expired')].map((file) => readFile(file, 'utf8'));
    await writeFile(chain, (await Promise.all(parts)).join('\n'));
    expect(readTemporalTls({ ...client, TEMPORAL_TLS_CERT: chain }).problems).toEqual([
      'TEMPORAL_TLS_CERT holds a certificate that expired on 2021-01-01: put a new one there',
    ]);
    await rm(folder, { recursive: true });
  });

  it('are not there, and TLS is off, unless an API key switches it on', () => {
    const address = 'temporal.example:7233';
    expect(temporalConnection({ TEMPORAL_ADDRESS: address })).toEqual({ address });
    const withKey = temporalConnection({ TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: 'key' });
    expect(withKey).toEqual({ address, apiKey: 'key', tls: true });
  });
});

describe('a Temporal server that wants a certificate', () => {
  let address = '';
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    quietRuntime();
    ({ address, close } = await openTlsDoor(inject('temporalAddress')));
  });
  afterAll(() => close());

  const findings = async (given: object) => {
    const known = { TEMPORAL_ADDRESS: address, TEMPORAL_NAMESPACE: 'default', ...given };
    return (await runChecks([temporalCheck(known)], known, 30_000)).map(({ text }) => text);
  };

  it('lets clients and workers with ours in', async () => {
    const way = temporalConnection({ TEMPORAL_ADDRESS: address, ...client });
    const [one, other] = await Promise.all([
      Connection.connect(way),
      NativeConnection.connect(way),
    ]);
    expect((await one.workflowService.getSystemInfo({})).serverVersion).toMatch(/^\d+\./);
    expect((await other.workflowService.getSystemInfo({})).serverVersion).toMatch(/^\d+\./);
    await Promise.all([one.close(), other.close()]);
    expect(await findings(client)).toContain('all search attributes are there.');
  });

  it.each([
    [
      'another name than in its certificate',
      { ...client, TEMPORAL_TLS_SERVER_NAME: 'other.test' },
      "the server's certificate is for another name: set TEMPORAL_TLS_SERVER_NAME to the name in it.",
    ],
    [
      'no authority we trust',
      { TEMPORAL_TLS_SERVER_NAME: 'temporal.test' },
      "the server's certificate is signed by nobody we trust: set TEMPORAL_TLS_CA to the certificate of its signer.",
    ],
    [
      'no certificate of ours',
      { TEMPORAL_TLS_CA: pem('ca'), TEMPORAL_TLS_SERVER_NAME: 'temporal.test' },
      'the server wants another client certificate: check TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY.',
    ],
  ])('is told by %s', async (_, given, text) => {
    expect(await findings(given)).toEqual([`TEMPORAL_ADDRESS (${address}): ${text}`]);
  });

  it('is not let down by a server without TLS', async () => {
    const plain = { ...client, TEMPORAL_ADDRESS: inject('temporalAddress') };
    expect(await findings(plain)).toEqual([
      `TEMPORAL_ADDRESS (${inject('temporalAddress')}): what listens there does not speak TLS: give the port that does, or unset TEMPORAL_TLS_… and TEMPORAL_API_KEY.`,
    ]);
  });
});

/** TLS in front of a server without: lets nobody in who has no certificate of ours. */
async function openTlsDoor(behind: string) {
  const [host = '', port = ''] = behind.split(':');
  const [cert, key, ca] = await Promise.all(
    ['server', 'server.key', 'ca'].map((name) => readFile(pem(name))),
  );
  const sockets = new Set<TLSSocket>();
  const server = createServer(
    { cert, key, ca, requestCert: true, rejectUnauthorized: true, ALPNProtocols: ['h2'] },
    (outside) => {
      const inside = connect(Number(port), host);
      sockets.add(outside);
      outside.pipe(inside).pipe(outside);
      outside.on('error', () => inside.destroy());
      outside.on('close', () => inside.destroy());
      inside.on('error', () => outside.destroy());
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${portOf(server)}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
