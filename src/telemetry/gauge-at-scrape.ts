import { Gauge, type Registry } from 'prom-client';

/** A value with its labels. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** A gauge that is read when somebody looks; nothing is told where that fails, rather than something old. */
export function gaugeAtScrape(
  registry: Registry,
  gauge: { name: string; help: string; labelNames: readonly [string, ...string[]] },
  read: () => Promise<readonly Sample[]>,
): void {
  const registered = new Gauge({
    ...gauge,
    registers: [registry],
    collect: async () => {
      const samples = await read().catch(() => []);
      registered.reset();
      for (const { labels, value } of samples) registered.set(labels, value);
    },
  });
}
