import http from 'node:http';
import { create } from 'axios';
import { pagePath, type StartReader } from '../client/reader.ts';
import { AdPage } from './ad-page.ts';

/** axios over kept connections, and zod as its guide shows it. */
export const axiosReader: StartReader = (baseURL) => {
  const client = create({ baseURL, httpAgent: new http.Agent({ keepAlive: true }) });
  return async () => {
    const { data } = await client.get<unknown>(pagePath);
    return AdPage.parse(data).data.length;
  };
};
