import type { Call } from '../../services/client.ts';

/** The same call, and how many requests went out by it. */
export function counted<Input, Output>(
  call: Call<Input, Output>,
): { call: Call<Input, Output>; sent: () => number } {
  let sent = 0;
  const counting: typeof call = Object.assign(
    (...given: Parameters<typeof call>) => {
      sent += 1;
      return call(...given);
    },
    { operation: call.operation },
  );
  return { call: counting, sent: () => sent };
}
