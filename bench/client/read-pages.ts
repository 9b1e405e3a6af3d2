import type { Reader, StartReader } from './reader.ts';

/*
 * `read-pages.ts NAME URL`: in a process of its own, so that no reader warms up or burdens another, reads pages and
 * prints the CPU milliseconds that each cost.
 */

const readers: Record<string, () => Promise<StartReader>> = {
  own: async () => (await import('./own-reader.ts')).ownReader,
  undici: async () => (await import('../peers/undici-reader.ts')).undiciReader,
  axios: async () => (await import('../peers/axios-reader.ts')).axiosReader,
  got: async () => (await import('../peers/got-reader.ts')).gotReader,
};
/** Until all that is hot has been compiled, which is CPU as well. */
const warmUp = 1_000;
const pages = 1_000;
const atOnce = 4;

const [, , name = '', url = ''] = process.argv;
const start = await readers[name]?.();
if (start === undefined) throw new Error(`There is no reader called «${name}».`);
const read = start(url);
await readMany(read, warmUp);
const before = process.cpuUsage();
await readMany(read, pages);
const { user, system } = process.cpuUsage(before);
process.stdout.write(JSON.stringify({ cpuMs: (user + system) / 1_000 / pages }));
process.exit(0);

async function readMany(reader: Reader, count: number): Promise<void> {
  let left = count;
  const readOn = async () => {
    while (left > 0) {
      left -= 1;
      const ads = await reader();
      if (ads !== 300) throw new Error(`${name} read ${ads} ads instead of 300.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readOn));
}
