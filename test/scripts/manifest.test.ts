import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { slackManifest } from '../../scripts/slack/manifest.ts';
import { slackDocuments } from '../../scripts/slack/setup-document.ts';
import { eventNames } from '../../src/bot/event-names.ts';
import { globalShortcuts, messageShortcuts } from '../../src/bot/shortcuts/connect-shortcuts.ts';
import { stepHandlers, stepOptionHandlers } from '../../src/bot/steps/connect-steps.ts';
import { stepIds } from '../../src/shared/ids.ts';
import { steps, type Step } from '../../src/shared/steps.ts';
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
        event_subscriptions: { request_url: url, bot_events: eventNames },
        interactivity: { is_enabled: true, request_url: url, message_menu_options_url: url },
      },
    });
  });

  it('has the address to which Slack sends those back who install it, in HTTP mode', () => {
    const redirect_urls = ['https://adjutant.example.com/slack/oauth_redirect'];
    expect(slackManifest({ mode: 'http', url })).toMatchObject({ oauth_config: { redirect_urls } });
  });

  it('has the shortcuts and the steps that the bot listens to, and no others', () => {
    const heard = {
      shortcuts: [
        ...Object.keys(globalShortcuts).map((id) => `global ${id}`),
        ...Object.keys(messageShortcuts).map((id) => `message ${id}`),
      ],
      steps: [...Object.keys(stepHandlers), ...Object.keys(stepOptionHandlers)],
    };
    const manifest = JSON.parse(JSON.stringify(slackManifest({ mode: 'socket' })));
    const listed: { callback_id: string; type: string }[] = manifest.features.shortcuts;
    expect(listed.map(({ callback_id: id, type }) => `${type} ${id}`).toSorted()).toEqual(
      heard.shortcuts.toSorted(),
    );
    expect(Object.keys(manifest.functions).toSorted()).toEqual(heard.steps.toSorted());
    expect(manifest.settings).toMatchObject({
      function_runtime: 'remote',
      org_deploy_enabled: true,
      event_subscriptions: { bot_events: expect.arrayContaining(['function_executed']) },
    });
  });

  it('has nothing of steps where they are not wanted', () => {
    const manifest = slackManifest({ mode: 'http', url }, { steps: false });
    expect(manifest).not.toHaveProperty('functions');
    expect(manifest).toMatchObject({ settings: { org_deploy_enabled: false } });
    expect(JSON.stringify(manifest)).not.toMatch(/function_|list_digests/u);
  });

  it('lets nobody who builds a workflow choose in whose name a step runs', () => {
    const used = Object.values(steps).flatMap(({ input_parameters: { properties, required } }) =>
      Object.entries(properties).map(([name, { type }]) => ({ name, type, required })),
    );
    expect(JSON.stringify(used)).not.toContain('user_id');
    for (const id of Object.values(stepIds)) {
      const { properties, required } = steps[id].input_parameters;
      expect(properties['person']?.type).toBe('slack#/types/user_context');
      expect(required).toContain('person');
    }
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
    expect(features.shortcuts.length).toBeLessThanOrEqual(10);
    for (const { name, description, callback_id: id } of features.shortcuts) {
      expect(name.length).toBeLessThanOrEqual(24);
      expect(description.length).toBeLessThanOrEqual(150);
      expect(id.length).toBeLessThanOrEqual(255);
    }
    for (const [id, step] of Object.entries<Step>(steps)) {
      expect(id.length).toBeLessThanOrEqual(100);
      expect(step.title.length).toBeLessThanOrEqual(255);
      for (const { properties, required } of [step.input_parameters, step.output_parameters]) {
        expect(Object.keys(properties).length).toBeLessThanOrEqual(20);
        expect(Object.keys(properties)).toEqual(expect.arrayContaining(required));
      }
    }
    expect(features.bot_user.display_name.length).toBeLessThanOrEqual(80);
  });

  it('tells in the guide what each scope is for', () => {
    const guide = readFileSync('docs/slack-setup.md', 'utf8');
    for (const scope of botScopes) {
      expect(guide).toMatch(new RegExp(`\\| \`${scope}\`\\s+\\| \\w.{10,}\\|`, 'u'));
    }
  });
});
