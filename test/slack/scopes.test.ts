import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { botScopes, methodUses } from '../../src/slack/scopes.ts';

/** Every method of Slack's Web API that the sources call: `slack.chat.postMessage(`, `client.auth.test(`. */
function called(): string[] {
  const files = globSync('src/**/*.ts', { exclude: ['src/standins/**'] });
  const groups =
    'auth|oauth|chat|conversations|files|functions|reactions|usergroups|users|views|team|bots|apps|pins';
  const call = new RegExp(
    `\\b(?:slack|client)\\s*\\.((?:${groups})(?:\\s*\\.\\s*[a-zA-Z0-9]+)+|filesUploadV2|apiCall)\\s*\\(`,
    'gu',
  );
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(call)]);
  return [...new Set(found.map(([, method = '']) => method.replaceAll(/\s/gu, '')))].toSorted();
}

describe('what the app may do in Slack', () => {
  it('is what the sources call, and nothing else', () => {
    expect(called()).toEqual(Object.keys(methodUses).toSorted());
  });

  it('does not go beyond what has been asked of agencies so far', () => {
    expect(botScopes).toEqual([
      'channels:history',
      'channels:read',
      'chat:write',
      'commands',
      'files:read',
      'files:write',
      'groups:history',
      'groups:read',
      'im:history',
      'im:write',
      'metadata.message:read',
      'usergroups:read',
      'users:read',
    ]);
  });
});
