import type { Refusal } from '../serve/refusal.ts';

/** `{error: {code, message}}`. Of the codes the reference gives two; the others are made up. */
export function refusalBody({ status, message, problems, code }: Refusal): unknown {
  const all = problems.map(({ path, message: problem }) => `${path.join('.')} ${problem}`);
  return {
    error: {
      code: code ?? codes[status] ?? 'INTERNAL_SERVER_ERROR',
      message: all.length > 0 ? all.join('; ') : message,
    },
  };
}

const codes: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  401: 'INVALID_AUTH_TOKEN',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};
