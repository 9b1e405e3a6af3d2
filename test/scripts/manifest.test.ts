import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slackManifest } from '../../scripts/slack/manifest.ts';
import { slackDocuments } from '../../scripts/slack/setup-document.ts';
import { botScopes } from '../../src/slack/scopes.ts';

const url = 'https://adjutant.example.com/slack/events';

describe('the manifest of the Slack app', () => {
  it('and its setup guide are what the sources say; `npm run docs` writes them', async () => {
    const documents = await slackDocuments();
    const committed = [...documents.keys()].map(
      (path) => [path, readFileSync(path, 'utf8')] as const,
    );
    expect(new Map(committed)).toEqual(documents);
  });

  it('has no address on Socket Mode', () => {
    const manifest = slackManifest({ mode: 'socket' });
    expect(JSON.stringify(manifest)).not.toContain('http');
    expect(manifest).toMatchObject({ settings: { socket_mode_enabled: true } });
  });

  it('has the request URL wherever Slack calls, in HTTP mode', () => {
    expect(slackManifest({ mode: 'http', url })).toMatchObject({
      features: { slash_commands: [{ command: '/adops', url }] },
      settings: {
        socket_mode_enabled: false,
        event_subscriptions: { request_url: url, bot_events: ['app_home_opened'] },
        interactivity: { is_enabled: true, request_url: url, message_menu_options_url: url },
      },
    });
  });

  it('keeps to the lengths that Slack allows', () => {
    const { display_information: shown, features } = JSON.parse(
      JSON.stringify(slackManifest({ mode: 'http', url })),
    );
    expect(shown.name.length).toBeLessThanOrEqual(35);
    expect(shown.description.length).toBeLessThanOrEqual(140);
    expect(shown.long_description.length).toBeGreaterThanOrEqual(175);
    expect(shown.long_description.length).toBeLessThanOrEqual(4000);
    expect(features.slash_commands[0].usage_hint.length).toBeLessThanOrEqual(1000);
    expect(features.bot_user.display_name.length).toBeLessThanOrEqual(80);
  });

  it('tells in the guide what each scope is for', () => {
    const guide = readFileSync('docs/slack-setup.md', 'utf8');
    for (const scope of botScopes) {
      expect(guide).toMatch(new RegExp(`\\| \`${scope}\`\\s+\\| \\w.{10,}\\|`, 'u'));
    }
  });
});
