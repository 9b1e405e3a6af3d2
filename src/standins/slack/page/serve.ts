import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pageDocument } from './document.ts';

export interface PageFile {
  body: Uint8Array | string;
  type: string;
}

export interface PageBundle {
  script: Uint8Array;
  style: Uint8Array;
}

/** Where `npm run build` puts the bundled page, beside the compiled form of this file. */
export const pageBundleFiles: Record<keyof PageBundle, string> = {
  script: 'bundled/app.js',
  style: 'bundled/app.css',
};

/**
 * Takes the page bundled before, or bundles it now from its sources, and answers for `/`, permalinks, `/page/app.js`
 * and `/page/app.css`; nothing for any other path. Call it at the first request and keep the answer.
 */
export async function servePage(): Promise<(path: string) => PageFile | undefined> {
  const { script, style } = await pageBundle();
  const files: Record<string, PageFile> = {
    '/': { body: pageDocument, type: 'text/html; charset=utf-8' },
    '/page/app.js': { body: script, type: 'text/javascript; charset=utf-8' },
    '/page/app.css': { body: style, type: 'text/css; charset=utf-8' },
  };
  return (path) => files[path.startsWith(permalinks) ? '/' : path];
}

async function pageBundle(): Promise<PageBundle> {
  const script = new URL(pageBundleFiles.script, import.meta.url);
  if (existsSync(script)) {
    const style = new URL(pageBundleFiles.style, import.meta.url);
    return { script: await readFile(script), style: await readFile(style) };
  }
  // Its bundler is for development: what is installed to run does without.
  const { bundlePage } = await import('./bundle-page.ts');
  return bundlePage();
}

/** Where permalinks of messages lead; the page finds the message. */
const permalinks = '/archives/';
