import { Pool } from 'undici';
import { pagePath, type StartReader } from '../client/reader.ts';

/** The least code over undici: nothing is checked, the answer is believed. */
export const undiciReader: StartReader = (url) => {
  const pool = new Pool(url, { connections: 8 });
  return async () => {
    const { body } = await pool.request({ method: 'GET', path: pagePath });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this peer does not validate
    const { data } = JSON.parse(await body.text()) as { data: unknown[] };
    return data.length;
  };
};
