import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { PageBundle } from './serve.ts';

/** Bundles script and style of the page from their sources: about half a second. */
export async function bundlePage(): Promise<PageBundle> {
  const { outputFiles } = await build({
    entryPoints: { app: here('main.tsx'), 'app-style': here('styles/page.css') },
    outdir: here('.'),
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
  });
  const bundled = (name: string) =>
    outputFiles.find(({ path }) => path.endsWith(name))?.contents ?? new Uint8Array();
  return { script: bundled('app.js'), style: bundled('app-style.css') };
}

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
