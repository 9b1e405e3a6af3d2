import { z } from 'zod';
import { optionIds } from '../../shared/ids.ts';
import { maxPlanBytes, type PlanOverrides } from '../../shared/plan-ref.ts';
import type { FieldErrors } from '../call.ts';
import { fieldValue, launchFields } from './launch-form.ts';
import { PlanFileOption, type PlanFile } from './plan-file-option.ts';

/** What a person gave as the plan. */
export type GivenPlan =
  | { kind: 'upload' | 'shared'; fileId: string; name: string; size: number }
  | { kind: 'text'; text: string }
  | { kind: 'example'; name: string };

export interface LaunchFormInput {
  given: GivenPlan;
  overrides: PlanOverrides;
}

/** Reads the state of a sent form: what was given, or what is wrong with each field. */
export function readLaunchForm(values: unknown): LaunchFormInput | { errors: FieldErrors } {
  const state = FormState.parse(values);
  const given = givenPlans(state);
  const [only, ...others] = given;
  if (only === undefined) {
    return { errors: { [launchFields.file]: 'Give a file, paste its text, or pick an example.' } };
  }
  if (others.length > 0) {
    const error = 'Give the plan in one way only: empty the other fields.';
    return { errors: Object.fromEntries(given.map(({ kind }) => [fieldOf[kind], error])) };
  }
  const wrong = 'fileId' in only ? wrongWith(only) : undefined;
  if (wrong !== undefined) return { errors: { [fieldOf[only.kind]]: wrong } };
  return { given: only, overrides: overridesOf(state) };
}

/** The field each way of giving a plan belongs to. */
export const fieldOf: Record<GivenPlan['kind'], string> = {
  upload: launchFields.file,
  shared: launchFields.shared,
  text: launchFields.text,
  example: launchFields.example,
};

const field = <Element extends z.ZodType>(element: Element) =>
  z.object({ [fieldValue]: element }).optional();
const words = field(z.object({ value: z.string().nullish() }));
const party = z
  .object({
    [optionIds.parties]: z.object({ selected_option: z.object({ value: z.string() }).nullish() }),
  })
  .optional();
const UploadedFile = z.object({ id: z.string(), name: z.string(), size: z.number() });

const FormState = z.object({
  [launchFields.file]: field(z.object({ files: z.array(UploadedFile).nullish() })),
  [launchFields.shared]: field(z.object({ selected_option: PlanFileOption.nullish() })),
  [launchFields.text]: words,
  [launchFields.example]: field(
    z.object({ selected_option: z.object({ value: z.string() }).nullish() }),
  ),
  [launchFields.advertiser]: party,
  [launchFields.account]: party,
  [launchFields.startDate]: field(z.object({ selected_date: z.string().nullish() })),
});
type FormState = z.infer<typeof FormState>;

function givenPlans(state: FormState): GivenPlan[] {
  const [file] = state[launchFields.file]?.value.files ?? [];
  const shared = state[launchFields.shared]?.value.selected_option;
  const text = state[launchFields.text]?.value.value ?? '';
  const example = state[launchFields.example]?.value.selected_option?.value;
  return [
    ...(file ? [fileGiven('upload', file)] : []),
    ...(shared ? [fileGiven('shared', shared)] : []),
    ...(text.trim() === '' ? [] : [{ kind: 'text', text } as const]),
    ...(example === undefined ? [] : [{ kind: 'example', name: example } as const]),
  ];
}

const fileGiven = (kind: 'upload' | 'shared', { id, name, size }: PlanFile): GivenPlan => ({
  kind,
  fileId: id,
  name,
  size,
});

function wrongWith({ name, size }: { name: string; size: number }): string | undefined {
  if (!/\.(ya?ml|csv)$/i.test(name)) return `“${name}” is neither .yaml, .yml nor .csv.`;
  if (size === 0) return 'The file is empty. Start from one of the example plans.';
  if (size <= maxPlanBytes) return undefined;
  const [has, allowed] = [size, maxPlanBytes].map((bytes) => bytes.toLocaleString('en'));
  return `The file has ${has} bytes; ${allowed} (1 MB) are allowed. Split the plan into several files.`;
}

const partyIn = (held: z.infer<typeof party>): string | undefined =>
  held?.[optionIds.parties].selected_option?.value.trim();

function overridesOf(state: FormState): PlanOverrides {
  const advertiser = partyIn(state[launchFields.advertiser]);
  const account = partyIn(state[launchFields.account]);
  const startDate = state[launchFields.startDate]?.value.selected_date;
  return {
    ...(advertiser && { advertiser }),
    ...(account && { account }),
    ...(startDate && { startDate }),
  };
}
