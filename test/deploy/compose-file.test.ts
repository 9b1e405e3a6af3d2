import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serverDynamicConfig } from '../../scripts/temporal/temporal-arguments.ts';
import { ending } from '../../src/ending.ts';
import { secretNames, variables } from '../../src/variables.ts';
import { searchAttributes } from '../../src/shared/search-attributes.ts';
import { standinPassword, standinUsername } from '../../src/standins/search/credentials.ts';
import { engineersChannel } from '../../src/standins/slack/seed.ts';
import { standinAppToken, standinBotToken } from '../../src/standins/slack/tokens.ts';
import { standinKey } from '../../src/standins/social/key.ts';
import { readComposeFile, readYaml } from './support/compose-file.ts';

const { services, secrets, volumes } = readComposeFile();
const all = Object.entries(services);
const ours = all.filter(([, { image }]) => image === 'adjutant');

describe('docker-compose.yml', () => {
  it.each(['docker-compose.yml', 'deploy/http.yaml', 'deploy/oauth.yaml'])(
    '%s fits the specification',
    (file) => {
      const schema = JSON.parse(
        readFileSync('test/fixtures/compose-spec/compose-spec.json', 'utf8'),
      );
      const fits = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
      fits(readYaml(file));
      expect(fits.errors).toBeNull();
      const misspelt = { services: { bot: { image: 'adjutant', comand: ['node'] } } };
      expect(fits(misspelt)).toBe(false);
    },
  );

  it('publishes nothing but what people of this machine open in a browser', () => {
    const published = all.flatMap(([name, { ports }]) => ports.map((port) => `${name} ${port}`));
    expect(published).toEqual([
      'temporal-ui 127.0.0.1:8233:8080',
      'codec-server 127.0.0.1:8089:8089',
      'trial-services 127.0.0.1:4100:4100',
    ]);
  });

  it('starts no stand-in and no doctor unless asked to', () => {
    const asked = all.filter(([, { profiles }]) => profiles.length > 0);
    expect(asked.map(([name, { profiles }]) => [name, ...profiles])).toEqual([
      ['doctor', 'doctor'],
      ['trial-services', 'trial'],
      ['trial-namespace', 'trial'],
      ['trial-worker', 'trial'],
      ['trial', 'trial'],
    ]);
  });

  it('runs every process of ours without rights and on a file system it cannot change', () => {
    expect(ours.map(([name]) => name)).toEqual([
      'codec-server',
      'worker',
      'bot',
      'doctor',
      'trial-services',
      'trial-worker',
      'trial',
    ]);
    for (const [, service] of ours) {
      expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      // It ends of itself before it is ended.
      expect(service.stop_grace_period).toBeGreaterThan(ending.limitMs);
    }
    expect(services['worker']?.deploy?.replicas).toBe(2);
  });

  it('pins every image to a release', () => {
    const images = new Set(all.map(([, { image }]) => image));
    images.delete('adjutant');
    for (const image of images) expect(image).toMatch(/:v?\d/);
  });

  it('names only volumes, files and secrets that there are', () => {
    for (const [, service] of all) {
      for (const volume of service.volumes) {
        const [source = ''] = volume.split(':');
        expect(source.startsWith('./') ? existsSync(source) : source in volumes).toBe(true);
      }
      for (const secret of service.secrets) expect(secrets).toHaveProperty(secret);
      for (const [name, value] of Object.entries(service.environment)) {
        if (!value.startsWith('/run/secrets/')) continue;
        expect(name).toMatch(/_FILE$/);
        expect(service.secrets).toContain(value.slice('/run/secrets/'.length));
      }
    }
  });

  it('sets only variables that Adjutant reads', () => {
    const ofStandins = ['DATA_DIR', 'SLACK_HOST', 'SLACK_PORT', 'SOCIAL_PORT', 'SEARCH_PORT'];
    const ofAdjutant = [
      ...Object.keys(variables.shape),
      ...secretNames.map((key) => `${key}_FILE`),
    ];
    for (const [name, { environment }] of ours) {
      const known = name === 'trial-services' ? ofStandins : ofAdjutant;
      for (const key of Object.keys(environment)) expect(known).toContain(key);
    }
  });

  it.each(['deploy/http.yaml', 'deploy/oauth.yaml'])('%s has a file for each secret', (file) => {
    const Overlay = z.object({
      services: z.record(
        z.string(),
        z.object({ environment: z.record(z.string(), z.unknown()), secrets: z.array(z.string()) }),
      ),
      secrets: z.record(z.string(), z.unknown()),
    });
    const overlay = Overlay.parse(readYaml(file));
    const known = { ...secrets, ...overlay.secrets };
    for (const [name, service] of Object.entries(overlay.services)) {
      for (const secret of service.secrets) expect(known).toHaveProperty(secret);
      const files = { ...services[name]?.environment, ...service.environment };
      const wanted = Object.values(files)
        .map(String)
        .filter((value) => value.startsWith('/run/'));
      const mounted = service.secrets.map((secret) => `/run/secrets/${secret}`);
      expect(wanted.toSorted()).toEqual(mounted.toSorted());
      for (const key of Object.keys(files).filter((each) => each.endsWith('_FILE'))) {
        expect([...secretNames, 'POLICY']).toContain(key.replace(/_FILE$/, ''));
      }
    }
  });

  it('signs the trial in as the stand-ins expect', () => {
    expect(services['trial']?.environment).toMatchObject({
      SLACK_BOT_TOKEN: standinBotToken,
      SLACK_APP_TOKEN: standinAppToken,
    });
    expect(services['trial-worker']?.environment).toMatchObject({
      SLACK_BOT_TOKEN: standinBotToken,
      SOCIAL_KEY: standinKey,
      SEARCH_USERNAME: standinUsername,
      SEARCH_PASSWORD: standinPassword,
      ENGINEERS_CHANNEL: engineersChannel,
    });
  });
});

describe('the files of the Temporal server', () => {
  it('have the settings that the embedded server is given', () => {
    const Settings = z.record(z.string(), z.tuple([z.object({ value: z.unknown() })]));
    const settings = Settings.parse(
      parse(readFileSync('deploy/temporal/dynamic-config.yaml', 'utf8')),
    );
    const values = Object.entries(settings).map(([key, [{ value }]]) => [key, value]);
    expect(Object.fromEntries(values)).toEqual(serverDynamicConfig);
  });

  it('make every search attribute known', () => {
    const script = readFileSync('deploy/temporal/prepare-namespace.sh', 'utf8');
    expect(script).toContain(`attributes='${searchAttributes.join(' ')}'`);
  });
});
