import { randomBytes } from 'node:crypto';
import type { Payload } from '@temporalio/common';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPayloadCodec } from '../../src/codec/payload-codec.ts';
import { parsePayloadKeys, PayloadKeyError } from '../../src/codec/payload-keys.ts';

const newKey = (): string => randomBytes(32).toString('base64');
const [first, second] = [newKey(), newKey()];
const old = createPayloadCodec(parsePayloadKeys(`a:${first}`));
const rotated = createPayloadCodec(parsePayloadKeys(`b:${second},a:${first}`));
const secret = 'IO number NW-2027-014';
const payload: Payload = {
  metadata: { encoding: Buffer.from('json/plain') },
  data: Buffer.from(JSON.stringify(secret)),
};
const plain = ({ metadata = {}, data }: Payload) => ({
  metadata: Object.entries(metadata ?? {}).map(([name, value]) => [name, [...value]]),
  data: [...(data ?? [])],
});

describe('the payload codec', () => {
  it('gives back what it was given, whatever that is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string(), fc.uint8Array()),
        fc.uint8Array({ maxLength: 5_000 }),
        async (metadata, data) => {
          const [locked] = await old.encode([{ metadata, data }]);
          const [opened] = await old.decode([locked ?? {}]);
          expect(plain(opened ?? {})).toEqual(plain({ metadata, data }));
        },
      ),
    );
  });

  it('shows nothing of the content, and never the same bytes twice', async () => {
    const [one, other] = await old.encode([payload, payload]);
    expect(Buffer.from(one?.data ?? []).includes('NW-2027-014')).toBe(false);
    expect(Buffer.from(one?.data ?? []).equals(Buffer.from(other?.data ?? []))).toBe(false);
  });

  it('reads what an older key encrypted, and encrypts with the newest', async () => {
    const before = await old.encode([payload]);
    expect((await rotated.decode(before)).map(plain)).toEqual([plain(payload)]);
    const after = await rotated.encode([payload]);
    await expect(old.decode(after)).rejects.toThrow('PAYLOAD_KEY has no key «b»');
  });

  it('lets through what was never encrypted', async () => {
    expect(await rotated.decode([payload])).toEqual([payload]);
  });

  it.each(['data', 'key'])('refuses what was changed on its way: %s', async (what) => {
    const [locked] = await rotated.encode([payload]);
    const data = Buffer.from(locked?.data ?? []);
    if (what === 'data') data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    const id = what === 'key' ? { 'encryption-key-id': Buffer.from('a') } : {};
    const changed = { data, metadata: { ...locked?.metadata, ...id } };
    await expect(rotated.decode([changed])).rejects.toThrow('cannot be read with the one');
  });

  it.each([
    '',
    'x',
    `:${first}`,
    'a:short',
    `a:${first},a:${second}`,
    `a:${first},`,
    `a b:${first}`,
  ])('takes no keys that are not well formed (%#), and repeats none of them', (text) => {
    const parse = () => parsePayloadKeys(text);
    expect(parse).toThrow(PayloadKeyError);
    expect(parse).not.toThrow(new RegExp(first.slice(0, 12).replaceAll('+', '\\+'), 'u'));
  });
});
