import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePlan, previewOf, replyTo } from '../support/launch.ts';
import { planHead, smallPlan } from '../support/plans.ts';
import { doubles, serviceTree } from '../support/service-tree.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

const writes = [
  'mediaPlans.create',
  'campaigns.createFb',
  'adSets.create',
  'ads.create',
  'ads.perform',
] as const;

describe('a launch over a bad line', () => {
  it('makes every object once where an answer is lost after the write, at each level', async () => {
    await system.social.fault(
      writes.map((operation) => ({ operation, fault: { kind: 'reset', when: 'after' } })),
    );
    await launch('Lost answers', 'LOST-1');
    await expectOnce('LOST-1');
  });

  it('makes every object once where requests are lost before the write, or answered with 500', async () => {
    await system.social.fault([
      ...writes.map((operation) => ({
        operation,
        fault: { kind: 'reset' as const, when: 'before' as const },
      })),
      ...writes.map((operation) => ({
        operation,
        skip: 1,
        fault: { kind: 'status' as const, status: 500 },
      })),
    ]);
    await launch('Lost requests', 'LOST-2');
    await expectOnce('LOST-2');
  });

  it('makes every object once where the answer to a write cannot be read', async () => {
    await system.social.fault(
      writes
        .filter((operation) => operation !== 'ads.perform')
        .map((operation) => ({ operation, fault: { kind: 'garbage' } })),
    );
    await launch('Unreadable', 'LOST-4');
    await expectOnce('LOST-4');
  });

  it('finds ads again that the service named itself', async () => {
    await system.social.fault([
      { operation: 'ads.create', skip: 1, fault: { kind: 'reset', when: 'after' } },
      { operation: 'adSets.create', fault: { kind: 'reset', when: 'after' } },
    ]);
    await launch('Nameless', 'LOST-3', namelessPlan);
    const tree = await serviceTree(system.service, 'LOST-3');
    expect(tree).toHaveLength(1 + 1 + 3);
  });
});

async function launch(name: string, io: string, plan = smallPlan): Promise<void> {
  const mara = system.slack.as('mara');
  const sent = await givePlan(mara, 'nordwind', { text: plan(name, io) });
  expect(sent.errors).toBeUndefined();
  const preview = await previewOf(mara, 'nordwind', io);
  await mara.press(preview, 'Launch');
  await replyTo(mara, 'nordwind', preview, 'Complete.');
}

async function expectOnce(io: string): Promise<void> {
  const tree = await serviceTree(system.service, io);
  expect(tree).toHaveLength(2 + 2 + 4);
  expect(doubles(tree)).toEqual([]);
  expect(tree.filter(({ status }) => status !== 'pause')).toEqual([]);
}

const namelessPlan = (name: string, io: string) => `${planHead(name, io)}
campaigns:
  - name: Women
    ad_sets: [{ key: feed, ads: [{ key: first }, { key: second }, { key: third }] }]
`;
