import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const Words = z.array(z.string());
const Service = z.object({
  image: z.string(),
  profiles: Words.default([]),
  command: Words.optional(),
  entrypoint: Words.optional(),
  environment: z.record(z.string(), z.coerce.string()).default({}),
  env_file: z.array(z.object({ path: z.string(), required: z.boolean() })).default([]),
  depends_on: z
    .record(
      z.string(),
      z.object({ condition: z.enum(['service_healthy', 'service_completed_successfully']) }),
    )
    .default({}),
  healthcheck: z.object({ test: Words }).optional(),
  network_mode: z.string().optional(),
  ports: Words.default([]),
  volumes: Words.default([]),
  secrets: Words.default([]),
  restart: z.string(),
  read_only: z.boolean().default(false),
  cap_drop: Words.default([]),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .transform((text) => Number.parseInt(text, 10) * 1_000)
    .default(10_000),
  deploy: z.object({ replicas: z.number() }).optional(),
});
export type Service = z.infer<typeof Service>;

const ComposeFile = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
export type ComposeFile = z.infer<typeof ComposeFile>;

/** As the schema of the specification takes it: anchors and merges followed. */
export const readYaml = (file: string): unknown =>
  parse(readFileSync(file, 'utf8'), { merge: true, logLevel: 'error' });

/** docker-compose.yml, as far as tests follow it. */
export const readComposeFile = (): ComposeFile => ComposeFile.parse(readYaml('docker-compose.yml'));
