import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundlePage } from '../src/standins/slack/page/bundle-page.ts';
import { pageBundleFiles } from '../src/standins/slack/page/serve.ts';
import { runQuietly } from './processes/run-quietly.ts';

/*
 * `npm run build [FOLDER]`: what runs in production, as JavaScript, in `dist/`: the compiled sources, the workflows
 * and the page of the simulated Slack bundled before. It needs the packages of `npm ci --omit=dev`, and
 * `examples/` and `config/` beside its folder. Types are not checked here: `npm run check` does.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const target = resolve(process.argv[2] ?? join(root, 'dist'));

mkdirSync(dirname(target), { recursive: true });
// Whole or not at all; in the same folder, so that a rename is enough.
const made = mkdtempSync(`${target}.`);
try {
  await run(
    join(root, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(root, 'tsconfig.build.json'),
    '--outDir',
    made,
  );
  await run(join(root, 'scripts/workflows/bundle-workflows.ts'), join(made, 'workflows.js'));
  const page = await bundlePage();
  for (const part of ['script', 'style'] as const) {
    const file = join(made, 'standins/slack/page', pageBundleFiles[part]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, page[part]);
  }
  // Whoever runs it need not be who built it.
  chmodSync(made, 0o755);
  rmSync(target, { recursive: true, force: true });
  renameSync(made, target);
  process.stdout.write(`Built ${target}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}

async function run(...args: string[]): Promise<void> {
  const { succeeded, output } = await runQuietly(args);
  if (!succeeded) throw new Error(output.trimEnd());
}
