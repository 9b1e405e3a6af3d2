import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { searchControl } from '../../../../src/standins/search/control.ts';
import {
  startSearchStandin,
  type SearchStandinOptions,
} from '../../../../src/standins/search/start.ts';

/** A Saturday noon in Berlin. */
export const noon = Date.parse('2026-11-21T11:00:00Z');

const Rows = z.object({
  totalResults: z.int(),
  results: z.array(z.record(z.string(), z.unknown())),
});

/** A stand-in for the length of one test, spoken to as `curl` would. */
export async function startService({ now = () => noon, ...rest }: SearchStandinOptions = {}) {
  const standin = await startSearchStandin({ now, ...rest });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= standin.close());
  onTestFinished(close);
  const ask = async (path: string, token: string, init: Init = {}) => {
    const headers = { token, ...init.headers };
    const answer = await fetch(`${standin.url}/v1.0${path}`, { ...init, headers });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };
  const signIn = async ({ username, password }: Login = standin) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ username, password });
    return ask('/auth', '', { method: 'POST', headers, body });
  };
  let token: string | undefined;
  const get = async (path: string) => ask(path, (token ??= tokenIn(await signIn())));
  return {
    ...standin,
    close,
    control: searchControl(standin.url),
    ask,
    signIn,
    /** What a GET answers to somebody who is signed in. */
    get,
    /** The rows of a report. */
    rows: async (path: string) => Rows.parse((await get(path)).body).results,
  };
}

type Init = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

interface Login {
  username: string;
  password: string;
}

/** The token in the answer to a sign-in. */
export function tokenIn({ body }: { body: unknown }): string {
  return z.object({ result: z.object({ token: z.string() }) }).parse(body).result.token;
}

export type Service = Awaited<ReturnType<typeof startService>>;

/** What the values of one field add up to. */
export function total(rows: readonly Record<string, unknown>[], field: string): number {
  return rows.reduce((sum, row) => sum + Number(row[field]), 0);
}
