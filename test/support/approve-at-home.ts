import { expect } from 'vitest';
import type { SlackPerson } from '../../src/standins/slack/driver.ts';
import { textOf } from '../../src/standins/slack/reading/text-of.ts';

/** Approves on the Home tab what waits there under this name, alone. */
export async function approveAtHome(person: SlackPerson, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await person.openHome();
        return textOf({ blocks: await person.home() });
      },
      { timeout: 30_000, interval: 1_500 },
    )
    .toContain(name);
  const blocks = await person.home();
  const place = blocks.findIndex((block) => JSON.stringify(block).includes(name));
  const actions = JSON.stringify(blocks[place + 1]);
  const [, blockId = ''] = /"block_id":"([^"]+)"/u.exec(actions) ?? [];
  await person.press('home', blockId);
}
