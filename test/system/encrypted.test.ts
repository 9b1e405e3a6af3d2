import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPayloadCodec } from '../../src/codec/payload-codec.ts';
import { parsePayloadKeys } from '../../src/codec/payload-keys.ts';
import { givePlan, previewOf, replyTo } from '../support/launch.ts';
import { smallPlan } from '../support/plans.ts';
import { startSystem, type System } from '../support/system.ts';

const payloadCodec = createPayloadCodec(
  parsePayloadKeys(`test:${randomBytes(32).toString('base64')}`),
);
let system: System;
beforeAll(async () => {
  system = await startSystem({ payloadCodec });
});
afterAll(() => system.stop());

/** All bytes that Temporal keeps of a run, as text. */
async function historyOf(workflowId: string): Promise<string> {
  const { workflowService } = system.temporal;
  const { history } = await workflowService.getWorkflowExecutionHistory({
    namespace: 'default',
    execution: { workflowId },
  });
  return textIn(history).join('\n');
}

function textIn(value: unknown): string[] {
  if (value instanceof Uint8Array) return [Buffer.from(value).toString('latin1')];
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textIn) : [];
}

describe('with PAYLOAD_KEY', () => {
  it('a launch goes its way, and nothing of the plan can be read where Temporal keeps it', async () => {
    const mara = system.slack.as('mara');
    await givePlan(mara, 'adops', { text: smallPlan('Velvet submarine', 'ENC-1') });
    const preview = await previewOf(mara, 'adops', 'ENC-1');
    await mara.press(preview, 'Launch');
    await replyTo(mara, 'adops', preview, 'Complete.');
    const runs = system.temporal.workflow.list({ query: "AdjutantTarget = 'ENC-1'" });
    const kept: string[] = [];
    for await (const { workflowId } of runs) kept.push(await historyOf(workflowId));
    expect(kept.length).toBeGreaterThan(0);
    for (const history of kept) {
      expect(history).toContain('binary/encrypted');
      expect(history).not.toMatch(/Velvet|submarine|Nordwind|Women/u);
    }
  });
});
