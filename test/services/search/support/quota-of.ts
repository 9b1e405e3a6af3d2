import type { Grant, Lane, Quota } from '../../../../src/shared/quota.ts';

/** A quota that writes down what it is asked; `grant` is what it answers with. */
export function quotaOf(
  grant: (take: number) => Grant | Promise<Grant> = () => ({ granted: true }),
) {
  const taken: { lane: Lane; reservation?: string | undefined }[] = [];
  const blocked: number[] = [];
  const quota: Quota = {
    take: async (request) => {
      taken.push(request);
      return await grant(taken.length);
    },
    block: async (forMs) => void blocked.push(forMs),
    reserve: unused,
    release: unused,
    state: unused,
  };
  return { quota, taken, blocked };
}

const unused = () => Promise.reject(new Error('is not for the client'));
