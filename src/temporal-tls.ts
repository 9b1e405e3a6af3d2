import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { codeOf } from './secret-files.ts';
import type { Variables } from './variables.ts';

export type TlsVariables = Pick<
  Partial<Variables>,
  'TEMPORAL_TLS_CA' | 'TEMPORAL_TLS_CERT' | 'TEMPORAL_TLS_KEY' | 'TEMPORAL_TLS_SERVER_NAME'
>;

/** How to speak TLS with Temporal, as its clients take it. */
export interface TemporalTls {
  serverNameOverride?: string;
  serverRootCACertificate?: Buffer;
  clientCertPair?: { crt: Buffer; key: Buffer };
}

export interface ReadTls {
  /** Absent when none of the variables is set, or something is wrong. */
  tls?: TemporalTls;
  /** By the name of the variable, with what to do; no path, since somebody may have put the key itself there. */
  problems: string[];
  /** Unix milliseconds at which the first of the certificates in a file expires. */
  expiries: { variable: string; at: number }[];
}

/** Reads the files that the TEMPORAL_TLS_… variables name, and sees that they are of use now. */
export function readTemporalTls(given: TlsVariables, now: number = Date.now()): ReadTls {
  const { TEMPORAL_TLS_SERVER_NAME: serverName } = given;
  const read: ReadTls = { problems: [], expiries: [] };
  const ca = certificates('TEMPORAL_TLS_CA', given, read, now);
  const cert = certificates('TEMPORAL_TLS_CERT', given, read, now);
  const key = privateKey(given, read);
  if (cert && key && !cert.chain[0]?.checkPrivateKey(key.key)) {
    read.problems.push(
      'TEMPORAL_TLS_KEY does not fit the certificate in TEMPORAL_TLS_CERT: give the key it was made with',
    );
  }
  for (const [one, other] of [pair, pair.toReversed()]) {
    if (one && other && given[one] !== undefined && given[other] === undefined) {
      read.problems.push(`${other} is not set, and ${one} is: they are only of use together`);
    }
  }
  if (read.problems.length > 0 || !(ca ?? cert ?? serverName)) return read;
  return {
    ...read,
    tls: {
      ...(serverName !== undefined && { serverNameOverride: serverName }),
      ...(ca && { serverRootCACertificate: ca.pem }),
      ...(cert && key && { clientCertPair: { crt: cert.pem, key: key.pem } }),
    },
  };
}

const pair = ['TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY'] as const;

function certificates(
  variable: 'TEMPORAL_TLS_CA' | 'TEMPORAL_TLS_CERT',
  given: TlsVariables,
  read: ReadTls,
  now: number,
): { pem: Buffer; chain: X509Certificate[] } | undefined {
  const pem = fileOf(variable, given, read);
  if (pem === undefined) return undefined;
  const chain = parse(() => {
    const blocks = pem.toString('latin1').match(certificateBlock) ?? [];
    return blocks.map((block) => new X509Certificate(block));
  });
  const [first] = chain ?? [];
  if (chain === undefined || first === undefined) {
    read.problems.push(`${variable} names a file that holds no certificate in PEM form`);
    return undefined;
  }
  for (const { validFromDate, validToDate } of chain) {
    if (validToDate.getTime() <= now) {
      read.problems.push(
        `${variable} holds a certificate that expired on ${day(validToDate)}: put a new one there`,
      );
    } else if (validFromDate.getTime() > now) {
      read.problems.push(
        `${variable} holds a certificate that is not valid before ${day(validFromDate)}: ` +
          'look at the clock of this machine, or put another one there',
      );
    }
  }
  const at = Math.min(...chain.map(({ validToDate }) => validToDate.getTime()));
  read.expiries.push({ variable, at });
  return { pem, chain };
}

const day = (date: Date): string => date.toISOString().slice(0, 10);

const certificateBlock = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/gu;

function privateKey(
  given: TlsVariables,
  read: ReadTls,
): { pem: Buffer; key: KeyObject } | undefined {
  const variable = 'TEMPORAL_TLS_KEY';
  const pem = fileOf(variable, given, read);
  if (pem === undefined) return undefined;
  const key = parse(() => createPrivateKey(pem));
  if (key !== undefined) return { pem, key };
  read.problems.push(
    pem.includes('ENCRYPTED')
      ? `${variable} names a key with a passphrase: give one without`
      : `${variable} names a file that holds no private key in PEM form`,
  );
  return undefined;
}

function fileOf(
  variable: keyof TlsVariables,
  given: TlsVariables,
  { problems }: ReadTls,
): Buffer | undefined {
  const path = given[variable];
  if (path === undefined) return undefined;
  try {
    return readFileSync(path);
  } catch (error) {
    problems.push(`${variable} names a file that cannot be read (${codeOf(error)}): give its path`);
    return undefined;
  }
}

function parse<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
