import type { Payload } from '@temporalio/common';
import { z } from 'zod';

const JsonPayload = z.object({
  metadata: z.record(z.string(), z.string()).default({}),
  data: z.string().default(''),
});

const JsonPayloads = z.object({ payloads: z.array(JsonPayload).default([]) });

/** Payloads as Temporal writes them in JSON: bytes in base64. @throws ZodError */
export function fromJson(body: unknown): Payload[] {
  return JsonPayloads.parse(body).payloads.map(({ metadata, data }) => ({
    metadata: Object.fromEntries(
      Object.entries(metadata).map(([name, value]) => [name, Buffer.from(value, 'base64')]),
    ),
    data: Buffer.from(data, 'base64'),
  }));
}

export function toJson(payloads: readonly Payload[]): z.input<typeof JsonPayloads> {
  return {
    payloads: payloads.map(({ metadata, data }) => ({
      metadata: Object.fromEntries(
        Object.entries(metadata ?? {}).map(([name, value]) => [name, base64(value)]),
      ),
      data: base64(data),
    })),
  };
}

const base64 = (bytes: Uint8Array | null | undefined): string =>
  Buffer.from(bytes ?? []).toString('base64');
