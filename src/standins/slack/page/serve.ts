import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { pageDocument } from './document.ts';

export interface PageFile {
  body: Uint8Array | string;
  type: string;
}

/**
 * Bundles the page (about half a second) and answers for `/`, permalinks, `/page/app.js` and `/page/app.css`;
 * nothing for any other path. Call it at the first request and keep the answer.
 */
export async function servePage(): Promise<(path: string) => PageFile | undefined> {
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
    outputFiles.find(({ path }) => path.endsWith(name))?.contents ?? '';
  const files: Record<string, PageFile> = {
    '/': { body: pageDocument, type: 'text/html; charset=utf-8' },
    '/page/app.js': { body: bundled('app.js'), type: 'text/javascript; charset=utf-8' },
    '/page/app.css': { body: bundled('app-style.css'), type: 'text/css; charset=utf-8' },
  };
  return (path) => files[path.startsWith(permalinks) ? '/' : path];
}

/** Where permalinks of messages lead; the page finds the message. */
const permalinks = '/archives/';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
