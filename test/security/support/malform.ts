import { slashCommand } from '../../../src/shared/ids.ts';
import type { Delivery } from './record-deliveries.ts';

/** A delivery that is not as Slack sends them: what the bot relies on is missing or of another kind. */
export interface Malformed {
  type: Delivery['type'];
  payload: unknown;
  /** What was done to it, for the message of a failed test. */
  how: string;
}

/** Breaks a copy of what Slack once sent, in one place that matters, and strews strange things about it. */
export function malform({ type, payload }: Delivery, random: () => number): Malformed {
  const copy = structuredClone(payload);
  const one = <T>(of: readonly T[]) => of[Math.floor(random() * of.length)];
  const wrong = random();
  // All of it is something else; a form cannot be.
  if (wrong < 0.05 && type !== 'slash_commands') {
    return { type, payload: one(strange), how: 'all' };
  }
  strew(copy, random);
  const place = one(placesIn(type, copy)) ?? id('type');
  const isAbsent = wrong < 0.3 && place.mayNotBeAbsent;
  setAt(copy, place.path, isAbsent ? undefined : one(place.wrong));
  return { type, payload: copy, how: place.path.join('.') };
}

/** Never undefined or null, which may stand for what is absent. */
const strange: readonly unknown[] = [
  true,
  42,
  -1e308,
  '',
  ' ',
  'null',
  slashCommand,
  '\ud800',
  '\0',
  '<!channel>',
  '../../etc/passwd',
  "'; DROP TABLE ledger; --",
  ...[300, 3_000, 30_000].map((length) => 'x'.repeat(length)),
  [],
  [[]],
  [null],
  ...[10, 100, 1_000].map(nested),
  JSON.parse('{"__proto__":{"id":"U0MARA"}}'),
  { constructor: { prototype: { id: 'U0MARA' } } },
  { toString: 'x', length: -1 },
];

function nested(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { value };
  return value;
}

interface Place {
  path: readonly string[];
  /** What may not be there. */
  wrong: readonly unknown[];
  mayNotBeAbsent: boolean;
}

const noText = strange.filter((value) => typeof value !== 'string');
const noObject = strange.filter((value) => typeof value !== 'object');
const id = (...path: string[]): Place => ({ path, wrong: strange, mayNotBeAbsent: true });
const part = (...path: string[]): Place => ({ path, wrong: noText, mayNotBeAbsent: true });
const tree = (...path: string[]): Place => ({ path, wrong: noObject, mayNotBeAbsent: true });
const optional = (...path: string[]): Place => ({ path, wrong: noText, mayNotBeAbsent: false });

/** What the bot relies on. */
function placesIn(type: Delivery['type'], payload: Delivery['payload']): Place[] {
  if (type === 'slash_commands') return [id('user_id'), id('team_id'), id('channel_id')];
  if (type === 'events_api') {
    const event = payload['event'];
    const isStep = isHolder(event) && event['type'] === 'function_executed';
    const own = isStep ? inStep : [id('event', 'user')];
    return [id('type'), part('event'), part('event', 'type'), ...own];
  }
  const view = 'view' in payload ? inView : [];
  const common = [id('type'), part('user'), id('user', 'id'), ...view];
  switch (payload['type']) {
    case 'block_actions': {
      const parts = ['type', 'action_id', 'block_id', 'action_ts'];
      return [
        ...common,
        part('actions'),
        part('actions', '0'),
        optional('actions', '0', 'value'),
        part('trigger_id'),
        ...parts.map((name) => part('actions', '0', name)),
      ];
    }
    case 'block_suggestion':
      return [...common, part('value'), part('action_id'), part('block_id')];
    case 'shortcut':
      return [...common, part('callback_id'), part('trigger_id')];
    case 'message_action':
      return [...common, part('callback_id'), id('channel', 'id'), tree('message')];
    default:
      return common;
  }
}

const inStep = [
  part('event', 'function', 'callback_id'),
  part('event', 'function_execution_id'),
  tree('event', 'inputs'),
];

const inView = [
  part('view', 'id'),
  part('view', 'private_metadata'),
  part('view', 'callback_id'),
  tree('view', 'state'),
  tree('view', 'state', 'values'),
  tree('view', 'blocks'),
];

/** Puts things beside what is there; nothing that was there changes. */
function strew(payload: Delivery['payload'], random: () => number): void {
  const names = ['constructor', 'then', 'toJSON', 'length', 'ack', 'x'.repeat(50)];
  for (const name of names) {
    if (random() < 0.15) payload[name] = strange[Math.floor(random() * strange.length)];
  }
  if (random() < 0.15) {
    Object.defineProperty(payload, '__proto__', { value: { admin: true }, enumerable: true });
  }
}

function setAt(holder: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = '', ...rest] = path;
  const inner = holder[name];
  if (rest.length > 0) {
    if (isHolder(inner)) setAt(inner, rest, value);
  } else if (value === undefined) delete holder[name];
  else holder[name] = value;
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
