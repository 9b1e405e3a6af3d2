import { expect, it } from 'vitest';
import { deliveryOf } from '../../src/bot/delivery-of.ts';

it.each([
  [{ command: '/adops', text: 'show SHOW-1' }, 'command show'],
  [{ command: '/adops', text: '' }, 'command help'],
  [{ command: '/adops', text: 'Nordwind ' }, 'command unknown'],
  [{ type: 'block_actions', actions: [{ action_id: 'launch.confirm' }] }, 'action launch.confirm'],
  [{ type: 'block_actions', actions: [{ action_id: 'U0MARA' }] }, 'action unknown'],
  [{ type: 'block_actions' }, 'action unknown'],
  [{ type: 'block_suggestion', action_id: 'target.choose' }, 'options target.choose'],
  [{ type: 'view_submission', view: { callback_id: 'launch.form' } }, 'view launch.form'],
  [{ type: 'event_callback', event: { type: 'app_home_opened' } }, 'event app_home_opened'],
  [{ type: 'event_callback', event: null }, 'event unknown'],
  [{ type: 'constructor' }, 'other unknown'],
])('names %j by words of ours alone', (body, words) => {
  const { kind, name } = deliveryOf(body);
  expect(`${kind} ${name}`).toBe(words);
});
