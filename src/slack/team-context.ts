import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultPayloadConverter, type Headers } from '@temporalio/common';
import { teamHeader } from '../shared/team-header.ts';

const context = new AsyncLocalStorage<string | undefined>();

/** Runs something for a Slack workspace: what it does in Slack and in Temporal is done for that one. */
export function inTeam<T>(team: string | undefined, run: () => T): T {
  return context.run(team, run);
}

/** Id of the workspace that is worked for; undefined where nobody has said. */
export const currentTeam = (): string | undefined => context.getStore();

/** Headers that say which workspace something is for. */
export function withTeam(headers: Headers): Headers {
  const team = currentTeam();
  if (team === undefined) return headers;
  return { ...headers, [teamHeader]: defaultPayloadConverter.toPayload(team) };
}

/** The workspace that headers name. */
export function teamOf(headers: Headers): string | undefined {
  const payload = headers[teamHeader];
  const team: unknown = payload && defaultPayloadConverter.fromPayload(payload);
  return typeof team === 'string' ? team : undefined;
}
