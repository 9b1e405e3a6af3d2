import { z } from 'zod';
import { policyKinds } from '../shared/policy.ts';
import { complaint } from './complaint.ts';
import { windowOf } from './freeze-window.ts';
import {
  Advertisers,
  Amounts,
  ChannelId,
  Day,
  DayOrTime,
  EndOfDay,
  GroupId,
  Line,
  Name,
  Percent,
  TeamId,
  TimeOfDay,
  UserId,
  Zone,
} from './values.ts';

/** Fields of which no others are allowed; an issue about another lists them, so that the nearest can be proposed. */
function fields<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join(' ');
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? known : undefined),
  });
}

const Operations = z
  .array(z.string().regex(/^[\w.*]+$/u, 'an operation such as campaigns.list, or campaigns.*'))
  .describe('Operations by form that it is about; * stands for any text. Without it: all.');

const isAboutForms = ({ do: kinds, operations }: { do: string[]; operations?: unknown }) =>
  operations === undefined || kinds.includes('read') || kinds.includes('write');

const onlyForForms = {
  ...complaint('narrows `read` and `write` only', 'add read or write to `do`, or remove it'),
  path: ['operations'],
};

const Grant = fields({
  do: z.array(z.enum([...policyKinds, 'approve'])).describe('What they may do.'),
  on: Advertisers,
  operations: Operations.optional(),
}).refine(isAboutForms, onlyForForms);

const PartnerGrant = fields({
  do: z.array(z.enum(policyKinds)).describe('What they may do. Outsiders approve nothing.'),
  on: Advertisers,
  operations: Operations.optional(),
}).refine(isAboutForms, onlyForForms);

const Teams = fields({
  workspace: z
    .union([TeamId, z.array(TeamId).min(1)])
    .describe("The agency's own Slack; a list where it has several workspaces."),
  partners: z
    .array(fields({ team: TeamId, name: Line, may: z.array(PartnerGrant) }))
    .default([])
    .describe(
      'Slack Connect: what people of other teams may do. Who is not listed may do nothing.',
    ),
});

const inOrder = complaint('is not after `from`', 'write a later time');

const Calendar = fields({
  zone: Zone,
  days: z.array(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])).min(1),
  from: TimeOfDay,
  until: EndOfDay,
  holidays: z.array(Day).default([]),
}).refine(({ from, until }) => from < until, { ...inOrder, path: ['until'] });

const Role = fields({
  users: z.array(UserId).default([]),
  groups: z.array(GroupId).default([]),
  calendar: Name.optional().describe('When these people work. Without it: always.'),
  may: z.array(Grant),
});

const Ask = fields({
  approvals: z.int().min(1).max(20).describe('How many people have to approve.'),
  from: z
    .array(Name)
    .describe('Roles that may. An empty list means nobody: the request is refused.'),
  self_approval: z.boolean().default(false).describe('Whether the requester may be one of them.'),
  deadline_hours: z
    .number()
    .min(0.25)
    .max(240)
    .describe('Hours of work of the approvers, after which the request is expired.'),
});

const Above = fields({
  percent_up: Percent.optional().describe(
    'A bid or budget that rises by more than so many percent.',
  ),
  percent_down: Percent.optional().describe('A bid or budget that falls by more.'),
  at_risk: Amounts.optional().describe(
    'More money is spent differently until the next working hour of the approvers.',
  ),
  entities: z.int().min(0).optional().describe('More objects are made or changed.'),
});

const aboutMoney = new Set<string>(['bid', 'budget', 'write', 'undo']);

const Rule = fields({
  name: Line,
  kinds: z
    .array(z.enum(policyKinds))
    .min(1)
    .optional()
    .describe('Without it: everything but read and freeze.'),
  advertisers: Advertisers.default('all'),
  above: Above.optional().describe('Asks when any of these is exceeded. Without it: always.'),
  ask: Ask,
}).refine(
  ({ kinds, above = {} }) =>
    kinds === undefined ||
    (above.percent_up === undefined && above.percent_down === undefined) ||
    kinds.some((kind) => aboutMoney.has(kind)),
  {
    ...complaint(
      'has percentages, which only bids and budgets have',
      'add bid or budget to `kinds`',
    ),
    path: ['above'],
  },
);

const Caps = fields({
  bid: Amounts.optional().describe('No bid above it. A currency that is not listed has no bids.'),
  daily_budget: Amounts.optional().describe('No daily budget of a campaign above it.'),
  entities: z.int().min(0).optional().describe('No launch of more objects.'),
  percent_up: Percent.optional().describe('No bid or budget rises by more percent at once.'),
});

const CalendarFreeze = fields({
  name: Line,
  from: DayOrTime,
  until: DayOrTime.describe('The end. A day without a time ends with that day.'),
  zone: Zone,
  advertisers: Advertisers.default('all'),
  reason: Line,
  override: Ask.optional().describe('Who may let a change pass. Without it: nobody.'),
}).refine((freeze) => windowOf(freeze).from < windowOf(freeze).until, {
  ...inOrder,
  path: ['until'],
});

const Freezes = fields({
  override: Ask.optional().describe('Who may let a change pass a freeze set by command.'),
  calendar: z.array(CalendarFreeze).default([]),
});

const QuietHours = fields({
  zone: Zone,
  from: TimeOfDay,
  until: TimeOfDay,
  unless_above: Amounts.optional().describe('A message about more money a day does not wait.'),
});

/** `config/policy.yaml`: who may do what, what needs approval, and what never happens. */
export const PolicyFile = fields({
  teams: Teams,
  calendars: z.record(Name, Calendar).default({}).describe('Working hours, by name.'),
  roles: z.record(Name, Role).describe('People of the workspace, by name.'),
  channels: z
    .record(z.string(), z.array(ChannelId))
    .default({})
    .describe('Channels in which commands about an advertiser are taken. Not listed: in all.'),
  rules: z.array(Rule).describe('What needs approval. Every rule that fits has to be met.'),
  caps: Caps.default({}).describe('What is refused outright.'),
  freezes: Freezes.describe('When nothing may be changed. `{}` if there are none.'),
  quiet_hours: QuietHours.optional().describe('When messages wait that can.'),
});
export type PolicyFile = z.infer<typeof PolicyFile>;

export type Role = z.infer<typeof Role>;
export type Rule = z.infer<typeof Rule>;
export type Above = z.infer<typeof Above>;
export type Ask = z.infer<typeof Ask>;
export type Calendar = z.infer<typeof Calendar>;
export type CalendarFreeze = z.infer<typeof CalendarFreeze>;
