import type { Delivery } from '../shared/follow.ts';
import { actionIds, messageShortcutIds, optionIds, shortcutIds, viewIds } from '../shared/ids.ts';
import { eventNames } from './event-names.ts';
import { parseInput } from './input.ts';

/** What a delivery from Slack is, by names of ours: whatever we have no name for is `unknown`. */
export function deliveryOf(body: Record<string, unknown>): Delivery {
  if (typeof body['command'] === 'string') return command(body['text']);
  switch (body['type']) {
    case 'block_actions':
      return named('action', actions, at(body, 'actions', 0, 'action_id'));
    case 'block_suggestion':
      return named('options', options, body['action_id']);
    case 'view_submission':
    case 'view_closed':
      return named('view', views, at(body, 'view', 'callback_id'));
    case 'shortcut':
    case 'message_action':
      return named('shortcut', shortcuts, body['callback_id']);
    case 'event_callback':
      return named('event', eventNames, at(body, 'event', 'type'));
    default:
      return { kind: 'other', name: 'unknown' };
  }
}

const actions: readonly string[] = Object.values(actionIds);
const options: readonly string[] = Object.values(optionIds);
const views: readonly string[] = Object.values(viewIds);
const shortcuts: readonly string[] = [
  ...Object.values(shortcutIds),
  ...Object.values(messageShortcutIds),
];

function command(text: unknown): Delivery {
  const input = parseInput(typeof text === 'string' ? text : '');
  return { kind: 'command', name: 'name' in input ? input.name : 'unknown' };
}

function named(kind: Delivery['kind'], names: readonly string[], id: unknown): Delivery {
  return { kind, name: names.find((name) => name === id) ?? 'unknown' };
}

function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );
}
