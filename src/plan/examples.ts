import { readFile, readdir } from 'node:fs/promises';
import type { PlanFormat } from '../shared/plan-ref.ts';

/** The example plans there are, by name, with the first sentence of their opening comment. */
export async function exampleNames(): Promise<{ name: string; title: string }[]> {
  const names = await namesInFolder();
  return Promise.all(names.map(async (name) => ({ name, title: titleOf(await textOf(name)) })));
}

/** The bytes of an example plan. @throws RangeError when there is none of that name. */
export async function readExample(
  name: string,
): Promise<{ bytes: Uint8Array; format: PlanFormat; title: string }> {
  const names = await namesInFolder();
  if (!names.includes(name)) {
    throw new RangeError(`There is no example plan «${name}»; there are ${names.join(', ')}.`);
  }
  const bytes = await readFile(new URL(`${name}.yaml`, folder));
  return { bytes, format: 'yaml', title: titleOf(new TextDecoder().decode(bytes)) };
}

const folder = new URL('../../examples/', import.meta.url);

async function namesInFolder(): Promise<string[]> {
  const files = await readdir(folder);
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/u, ''))
    .toSorted();
}

const textOf = (name: string): Promise<string> => readFile(new URL(`${name}.yaml`, folder), 'utf8');

/** The line above the opening comment is for editors. */
function titleOf(text: string): string {
  return /^# (?!yaml-language-server)(?<title>[^.\n]+)/mu.exec(text)?.groups?.['title'] ?? '';
}
