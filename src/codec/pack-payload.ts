import type { Payload } from '@temporalio/common';

/*
 * A payload in one piece: four bytes that say how long its metadata is, the metadata as JSON with values in base64,
 * then the data.
 */

export function packPayload({ metadata, data }: Payload): Buffer {
  const entries = Object.entries(metadata ?? {}).map(([name, value]) => [
    name,
    Buffer.from(value).toString('base64'),
  ]);
  const head = Buffer.from(JSON.stringify(Object.fromEntries(entries)));
  const size = Buffer.alloc(headSizeBytes);
  size.writeUInt32BE(head.length);
  return Buffer.concat([size, head, Buffer.from(data ?? [])]);
}

export function unpackPayload(packed: Buffer): Payload {
  const end = headSizeBytes + packed.readUInt32BE();
  const head: unknown = JSON.parse(packed.subarray(headSizeBytes, end).toString());
  const entries = Object.entries(head ?? {}).map(([name, value]) => [
    name,
    Buffer.from(String(value), 'base64'),
  ]);
  return { metadata: Object.fromEntries(entries), data: packed.subarray(end) };
}

const headSizeBytes = 4;
