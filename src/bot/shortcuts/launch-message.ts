import { z } from 'zod';
import { slashCommand } from '../../shared/ids.ts';
import type { ShortcutHandler } from '../call.ts';
import { openLaunchForm } from '../open-launch-form.ts';
import { UserError } from '../user-error.ts';
import type { PlanFile } from '../views/plan-file-option.ts';

/** «Launch this plan» on a message with a plan file: the form, filled with that file. */
export const launchMessage: ShortcutHandler = async (call, deps) => {
  const shared = planFilesOf(call.message);
  if (shared.length === 0) throw noPlan();
  await openLaunchForm(call, deps, { shared });
  return undefined;
};

/** The plan files of a message. A file that was deleted, or that Slack hides from us, has no size. */
function planFilesOf(message: unknown): PlanFile[] {
  const { success, data } = Message.safeParse(message);
  if (!success) return [];
  return data.files.flatMap((file) => {
    const read = File.safeParse(file);
    return read.success ? [read.data] : [];
  });
}

const Message = z.object({ files: z.array(z.unknown()) });

const File = z.object({
  id: z.string().regex(/^F[A-Z0-9]+$/),
  name: z.string().regex(/\.(ya?ml|csv)$/i),
  size: z.number().int().nonnegative(),
});

const noPlan = () =>
  new UserError(
    `There is no plan in this message: I read .yaml, .yml and .csv files. Use «Launch this plan» on a message with such a file, or \`${slashCommand} launch\` for any other plan.`,
  );
