import { eventsPath } from '../../src/bot/events-path.ts';
import type { MessageView } from '../../src/standins/slack/doors.ts';
import { signatureOf } from '../../src/standins/slack/request-url.ts';
import { app } from '../../src/standins/slack/seed.ts';
import { standinSigningSecret } from '../../src/standins/slack/tokens.ts';

export interface Button {
  actionId: string;
  value: string;
}

/** A button of a message, by its label. */
export function buttonOf({ blocks }: MessageView, label: string): Button {
  const pattern = new RegExp(`"text":"${label}"[^{}]*\\}[^{}]*`, 'u');
  const found = elementsOf(blocks).find((element) => pattern.test(JSON.stringify(element)));
  if (found === undefined) throw new Error(`There is no button «${label}».`);
  return { actionId: String(found['action_id']), value: String(found['value']) };
}

function elementsOf(blocks: unknown): Record<string, unknown>[] {
  if (Array.isArray(blocks)) return blocks.flatMap(elementsOf);
  if (!isRecord(blocks)) return [];
  return blocks['type'] === 'button' ? [blocks] : Object.values(blocks).flatMap(elementsOf);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A press that Slack signed, on a button with a value from somewhere else. @returns the status of the answer */
export async function sendAction(
  bot: string,
  { button, user, team }: { button: Button; user: string; team: string },
): Promise<number> {
  const payload = {
    type: 'block_actions',
    api_app_id: app.id,
    team: { id: team, domain: 'any' },
    user: { id: user, name: 'any', team_id: team },
    channel: { id: 'C0NORDWIND', name: 'nordwind' },
    trigger_id: 'none',
    // Nobody listens there: the answer goes to the person directly.
    response_url: 'http://127.0.0.1:1/never',
    actions: [
      {
        type: 'button',
        block_id: 'b',
        action_id: button.actionId,
        value: button.value,
        action_ts: '1.1',
      },
    ],
  };
  return postSigned(bot, new URLSearchParams({ payload: JSON.stringify(payload) }).toString());
}

/** Posts a form as Slack does. @returns the status of the answer */
export async function postSigned(bot: string, body: string): Promise<number> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const answer = await fetch(`${bot}${eventsPath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-request-timestamp': timestamp,
      'x-slack-signature': signatureOf(standinSigningSecret, timestamp, body),
    },
    body,
  });
  await answer.arrayBuffer();
  return answer.status;
}
