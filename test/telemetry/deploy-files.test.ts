import { access, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const Scraped = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.tuple([
    z.object({
      job_name: z.string(),
      dns_sd_configs: z.tuple([z.object({ names: z.array(z.string()), port: z.number() })]),
    }),
  ]),
});

const Composed = z.object({
  services: z.record(
    z.string(),
    z.looseObject({ environment: z.record(z.string(), z.unknown()).optional() }),
  ),
});

it('what is scraped is where docker-compose.yml has it', async () => {
  const text = await readFile('deploy/prometheus/prometheus.yaml', 'utf8');
  const { rule_files: rules, scrape_configs: jobs } = Scraped.parse(parse(text));
  for (const file of rules) await access(`deploy/prometheus/${file}`);
  const [{ job_name: job, dns_sd_configs: places }] = jobs;
  expect(job).toBe('adjutant');
  const compose = await readFile('docker-compose.yml', 'utf8');
  const { services } = Composed.parse(parse(compose, { merge: true }));
  const [{ names, port }] = places;
  expect(names).toEqual(['bot', 'worker']);
  for (const name of names) expect(services[name]?.environment?.['METRICS_PORT']).toBe(port);
});
