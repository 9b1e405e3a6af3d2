import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../../src/shared/operation.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';
import { ask, operationPreviewOf, turnedInto } from '../support/operation.ts';
import { startSystem, type System } from '../support/system.ts';

let system: System;
beforeAll(async () => {
  system = await startSystem();
});
afterAll(() => system.stop());

/** Operation, input, words of the preview, words of the result. */
type Case = [string, Record<string, Json>, string, string[]];

const cases: Case[] = [
  [
    'mediaPlans.update',
    { m: 'NW-2026-009', notes: '', io_number: 'NW-2026-010' },
    'Nordwind Autumn 2026 (id 1001)',
    ['Changed.', 'io_number  NW-2026-009 → NW-2026-010', 'notes  (empty)  not told by the service'],
  ],
  [
    'mediaPlans.addManager',
    { m: '1003', user_id: '24' },
    'user_id  24',
    ['Changed.', 'The service says: message'],
  ],
  [
    'mediaPlans.removeManager',
    { m: '1003', user_id: '24' },
    'id 24',
    ['Removed.', 'it is gone, or marked as deleted'],
  ],
  [
    'accounts.deactivate',
    { account_id: '106' },
    'Tokyo Kitchen JP (id 106)',
    ['Removed.', 'it is gone, or marked as deleted'],
  ],
  [
    'ads.perform',
    { m: '1001', c: '2001', ad_id: '4001', action: 'bid-update', bid: 0.5 },
    'bid-update',
    ['→ 0.5'],
  ],
];

describe('a write', () => {
  it.each(cases)(
    'of %s is previewed, sent and read back',
    async (operation, input, words, told) => {
      const mara = system.slack.as('mara');
      await ask(system, mara, operation, input);
      const preview = await operationPreviewOf(mara, words);
      await mara.press(preview, 'Send');
      const done = textOf(await turnedInto(mara, preview, told[0] ?? ''));
      for (const part of told) expect(done).toContain(part);
    },
  );
});
