import { z } from 'zod';
import { actionIds } from '../../shared/ids.ts';
import { targetKinds } from '../../shared/target.ts';
import type { WhyQuestion } from '../../shared/why.ts';
import { jsonOf } from '../launch-button-value.ts';

/** What a message of ours is about: the run that posted it, or an object one of its buttons names. */
export function whatItIsAbout(message: unknown): WhyQuestion | undefined {
  const { success, data } = OwnMessage.safeParse(message);
  if (!success) return undefined;
  const values = buttonsIn(data.blocks).map(({ action_id, value }) =>
    action_id === actionIds.undo ? { w: value } : jsonOf(value),
  );
  const posted = data.metadata.event_payload.key.split(' ')[1];
  const [run] = [{ w: posted }, ...values].flatMap(runIn);
  if (run !== undefined) return { kind: 'run', workflowId: run };
  const [object] = values.flatMap((value) => WhatObject.safeParse(value).data ?? []);
  return object && { kind: 'object', object };
}

/** Of metadata Slack may say nothing. */
const OwnMessage = z.object({
  blocks: z.array(z.unknown()).catch([]),
  metadata: z
    .object({ event_payload: z.object({ key: z.string() }) })
    .catch({ event_payload: { key: '' } }),
});

const WhatObject = z.object({ kind: z.enum(targetKinds), id: z.string().min(1).max(100) });

/** Runs that write into the ledger. */
const RunId = z
  .string()
  .max(200)
  .regex(/^(launch|proposal|pause|resume|do):[\w:.-]+$/);

const Run = z.union([
  z.object({ w: RunId }).transform(({ w }) => w),
  z.object({ launch: RunId }).transform(({ launch }) => launch),
]);

function runIn(value: unknown): string[] {
  const { success, data } = Run.safeParse(value);
  return success ? [data] : [];
}

const Button = z.object({ action_id: z.string(), value: z.string() });
const Holder = z.object({
  elements: z.array(z.unknown()).catch([]),
  accessory: z.unknown(),
});

function buttonsIn(blocks: readonly unknown[]): z.infer<typeof Button>[] {
  return blocks
    .flatMap((block) => {
      const { data } = Holder.safeParse(block);
      return data === undefined ? [] : [...data.elements, data.accessory];
    })
    .flatMap((element) => Button.safeParse(element).data ?? []);
}
