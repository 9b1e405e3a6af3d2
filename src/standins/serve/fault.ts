import { z } from 'zod';

/** What a stand-in can be made to do wrong with a request. `reset` `after`: the state has changed by then. */
export const Fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.int(), body: z.unknown().optional() }),
  z.strictObject({ kind: z.literal('delay'), ms: z.int() }),
  z.strictObject({ kind: z.literal('reset'), when: z.enum(['before', 'after']) }),
  z.strictObject({
    kind: z.literal('garbage'),
    body: z.string().optional(),
    contentType: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('slow-body'), ms: z.int() }),
]);
export type Fault = z.output<typeof Fault>;

/** A fault for some of the requests of one operation: `skip` go well first, then `times` (1) go wrong. */
export const ScriptedFault = z.strictObject({
  operation: z.string(),
  skip: z.int().nonnegative().optional(),
  times: z.int().positive().optional(),
  fault: Fault,
});
export type ScriptedFault = z.output<typeof ScriptedFault>;

export interface FaultScript {
  replace: (script: readonly ScriptedFault[]) => void;
  /** The fault a request of this operation has to suffer, if its turn has come. */
  next: (operation: string) => Fault | undefined;
}

export function createFaultScript(): FaultScript {
  let steps: { operation: string; skip: number; times: number; fault: Fault }[] = [];
  return {
    replace: (script) => {
      steps = script.map(({ skip = 0, times = 1, ...rest }) => ({ ...rest, skip, times }));
    },
    next: (operation) => {
      const step = steps.find(
        (candidate) => candidate.operation === operation && candidate.times > 0,
      );
      if (step === undefined) return undefined;
      if (step.skip > 0) {
        step.skip -= 1;
        return undefined;
      }
      step.times -= 1;
      return step.fault;
    },
  };
}
