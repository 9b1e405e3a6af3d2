import { z } from 'zod';

/**
 * Whether this has the shape of something that Slack sends us. Bolt reads what it gets without looking, so that a field of
 * another type ends in an error deep within, or in a run in the name of nobody. What is not said here is for the
 * listeners to check: values of buttons, and what forms hold.
 */
export const isSlackPayload = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && kindOf(value).safeParse(value).success;

/** Most are commands, and they wait. */
function kindOf(value: object): z.ZodType {
  if ('type' in value) return Typed;
  return 'command' in value ? Command : CertificateCheck;
}

const Id = z.string().regex(/^[A-Z][A-Z0-9]{1,40}$/);
const text = z.string();
const Person = z.looseObject({ id: Id, team_id: Id.nullish() });
const Place = z.looseObject({ id: Id });

const View = z.looseObject({
  id: text,
  type: text,
  callback_id: text,
  private_metadata: text,
  hash: text,
  state: z.looseObject({ values: z.record(text, z.record(text, z.looseObject({}))) }),
  blocks: z.array(z.looseObject({ type: text, block_id: text.exactOptional() })),
});

const Action = z.looseObject({
  type: text,
  action_id: text,
  block_id: text,
  action_ts: text,
  value: text.nullish(),
  selected_option: z.looseObject({ value: text }).nullish(),
});

/** Of every payload that comes of somebody's doing. */
const interaction = { user: Person, team: Place.nullish(), channel: Place.nullish() };

const Command = z.looseObject({
  command: z.string().startsWith('/'),
  text,
  user_id: Id,
  team_id: Id,
  channel_id: Id,
  trigger_id: text,
  response_url: text,
});
const Actions = z.looseObject({
  ...interaction,
  type: z.literal('block_actions'),
  actions: z.array(Action).min(1),
  view: View.nullish(),
  message: z.looseObject({}).nullish(),
  trigger_id: text,
});
const Submission = z.looseObject({
  ...interaction,
  type: z.enum(['view_submission', 'view_closed']),
  view: View,
});
const Suggestion = z.looseObject({
  ...interaction,
  type: z.literal('block_suggestion'),
  value: text,
  action_id: text,
  block_id: text,
  view: View.nullish(),
});
const Shortcut = z.looseObject({
  ...interaction,
  type: z.literal('shortcut'),
  callback_id: text,
  trigger_id: text,
});
const MessageShortcut = Shortcut.extend({
  type: z.literal('message_action'),
  channel: Place,
  message: z.looseObject({}),
});
const Event = z.looseObject({
  type: z.literal('event_callback'),
  team_id: Id.nullish(),
  event: z
    .looseObject({
      type: text,
      user: Id.exactOptional(),
      channel: z.union([Id, Place]).exactOptional(),
      item: z.looseObject({}).exactOptional(),
    })
    .refine((event) => contentOf(event.type).safeParse(event).success),
});
/** What each event is about that we listen to; of others it does not matter. */
const contents: Record<string, z.ZodType> = {
  app_home_opened: z.looseObject({ user: Id }),
  function_executed: z.looseObject({
    function: z.looseObject({ callback_id: text }),
    function_execution_id: text,
    inputs: z.looseObject({}),
  }),
};

/** What Slack asks of the address alone. */
const Verification = z.looseObject({ type: z.literal('url_verification'), challenge: text });
const CertificateCheck = z.looseObject({ ssl_check: text });

function contentOf(type: string): z.ZodType {
  return Object.hasOwn(contents, type) ? (contents[type] ?? z.unknown()) : z.unknown();
}

const Typed = z.discriminatedUnion('type', [
  Actions,
  Submission,
  Suggestion,
  Shortcut,
  MessageShortcut,
  Event,
  Verification,
]);
