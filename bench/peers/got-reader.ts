import http from 'node:http';
import got from 'got';
import { pagePath, type StartReader } from '../client/reader.ts';
import { AdPage } from './ad-page.ts';

/** got over kept connections, and zod as its guide shows it. */
export const gotReader: StartReader = (url) => {
  const client = got.extend({ agent: { http: new http.Agent({ keepAlive: true }) } });
  return async () => {
    const answer = await client.get(`${url}${pagePath}`).json<unknown>();
    return AdPage.parse(answer).data.length;
  };
};
