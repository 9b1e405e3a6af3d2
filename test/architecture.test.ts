import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Who may import whom by value, and of whom types only. The table in docs/architecture.md says it for people.
 * Mains are the composition roots: they may import everything below.
 */
const layers: Record<string, { values: string[]; types: string[] }> = {
  shared: { values: [], types: [] },
  reporting: { values: ['shared'], types: [] },
  services: { values: ['shared'], types: [] },
  slack: { values: ['shared'], types: [] },
  codec: { values: [], types: [] },
  telemetry: { values: ['shared'], types: ['workflows'] },
  store: { values: ['shared'], types: [] },
  operations: { values: ['shared', 'services'], types: [] },
  plan: { values: ['shared', 'services'], types: [] },
  policy: { values: ['shared', 'services'], types: [] },
  messages: { values: ['shared'], types: [] },
  charts: { values: ['shared'], types: [] },
  activities: {
    values: [
      'shared',
      'services',
      'operations',
      'slack',
      'plan',
      'policy',
      'messages',
      'charts',
      'reporting',
    ],
    types: [],
  },
  workflows: { values: ['shared', 'reporting'], types: ['activities'] },
  bot: {
    values: ['shared', 'operations', 'messages', 'workflows', 'slack', 'reporting'],
    types: [],
  },
  doctor: {
    values: ['roots', 'shared', 'services', 'operations', 'policy', 'slack', 'charts', 'store'],
    types: [],
  },
  standins: { values: ['shared', 'services', 'messages'], types: [] },
};

const mains = [
  'src/bot/main.ts',
  'src/codec/main.ts',
  'src/worker.ts',
  'src/back-up.ts',
  'src/restore.ts',
  'src/doctor/main.ts',
  'src/standins/main.ts',
];

/** Packages a layer may not touch, whatever else it imports. */
const forbiddenPackages: Record<string, RegExp> = {
  shared: /^(?!(node:crypto|@date-fns\/tz)$)./,
  reporting: /^(?!fastest-levenshtein$)./,
  workflows: /^(?!@temporalio\/(workflow|common)$)./,
  messages: /^(?!@slack\/types$)./,
  charts: /^(?!(echarts\/|@resvg\/resvg-js$|node:(fs|module)$))./,
  services: /^(@slack|@temporalio)\//,
  operations: /^(?!(zod|yaml)$)./,
  store: /^(@slack|@temporalio)\//,
  plan: /^(@slack|@temporalio)\//,
  policy: /^(?!(zod|yaml|node:crypto|node:fs\/promises)$)./,
};

const files = globSync('src/**/*.{ts,tsx}');
const imports = files.flatMap(importsOf);

describe('the import table', () => {
  it('finds the code it is about', () => {
    expect(new Set(files.map(layerOf))).toEqual(new Set([...Object.keys(layers), 'roots']));
    expect(imports.length).toBeGreaterThan(100);
  });

  it('lets values and types come only from the layers it names', () => {
    const wrong = imports.filter(({ from, to, isType }) => {
      const own = layerOf(from);
      const other = to === undefined ? own : layerOf(to);
      if (own === other || own === 'roots' || mains.includes(from)) return false;
      const { values = [], types = [] } = layers[own] ?? {};
      return !(isType ? [...values, ...types] : values).includes(other);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps packages out of the layers that must do without them', () => {
    const wrong = imports.filter(({ from, name, to, isType }) => {
      return to === undefined && !isType && forbiddenPackages[layerOf(from)]?.test(name);
    });
    expect(wrong).toEqual([]);
  });

  it('lets the bot through the one door of the workflows', () => {
    const wrong = imports.filter(({ from, to }) => {
      const isDoor = to === 'src/workflows/index.ts';
      return layerOf(from) === 'bot' && to?.startsWith('src/workflows/') && !isDoor;
    });
    expect(wrong).toEqual([]);
  });

  it('lets only the mains read the configuration and the environment', () => {
    const readers = files.filter((file) => {
      const isRoot = [...mains, 'src/config.ts', 'src/environment.ts'].includes(file);
      return !isRoot && /process\.env|from '.*\/config\.ts'/.test(readFileSync(file, 'utf8'));
    });
    expect(readers).toEqual([]);
  });

  it('lets nothing wait or repeat outside Temporal', () => {
    const places = files.filter((file) => {
      const isStandin = layerOf(file) === 'standins';
      return !isStandin && /\bsetTimeout\(|from 'node:timers/.test(readFileSync(file, 'utf8'));
    });
    expect(places).toEqual([]);
  });

  it('keeps every file within two screens', () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 250);
    expect(long).toEqual([]);
  });
});

function layerOf(file: string): string {
  const [, layer = ''] = file.split('/');
  return layer in layers ? layer : 'roots';
}

function importsOf(from: string) {
  const source = readFileSync(from, 'utf8');
  const pattern = /^(?:import|export)\s(type\s)?(?:([^;'"]*?)\sfrom\s)?'([^']+)';/gm;
  return [...source.matchAll(pattern)].map(([, type, names = '', name = '']) => ({
    from,
    name,
    isType: type !== undefined || isAllTypes(names),
    to: name.startsWith('.') ? path.join(path.dirname(from), name) : undefined,
  }));
}

/** `{ type A, type B }` leaves no import behind under `verbatimModuleSyntax` save the file itself. */
function isAllTypes(names: string): boolean {
  const list = /^\{([^}]*)\}$/s.exec(names.trim())?.[1];
  const parts =
    list
      ?.split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '') ?? [];
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}
