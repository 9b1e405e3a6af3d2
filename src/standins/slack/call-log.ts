import type { SlackFault, WebApiCall } from './doors.ts';

/** What the app asked of Slack, and what was made to go wrong with it. */
export interface CallLog {
  record: (call: WebApiCall) => void;
  calls: () => WebApiCall[];
  setFaults: (script: SlackFault[]) => void;
  /** The fault this call has to suffer, if its turn has come; each comes once. */
  nextFault: (method: string) => SlackFault['fault'] | undefined;
}

export function createCallLog(): CallLog {
  let calls: WebApiCall[] = [];
  let script: { method: string; skip: number; fault: SlackFault['fault'] }[] = [];
  return {
    record: (call) => {
      calls.push(call);
      if (calls.length > 2 * keptCalls) calls = calls.slice(-keptCalls);
    },
    calls: () => calls.slice(-keptCalls),
    setFaults: (faults) => {
      script = faults.map(({ method, skip = 0, fault }) => ({ method, skip, fault }));
    },
    nextFault: (method) => {
      const step = script.find((candidate) => candidate.method === method);
      if (step === undefined) return undefined;
      if (step.skip > 0) {
        step.skip -= 1;
        return undefined;
      }
      script = script.filter((other) => other !== step);
      return step.fault;
    },
  };
}

// A live message is edited every few seconds for as long as a trial runs.
const keptCalls = 5_000;
