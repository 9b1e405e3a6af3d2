import type { ScheduleClientInterceptor, WorkflowClientInterceptor } from '@temporalio/client';
import { withTeam } from './team-context.ts';

/** Of Temporal's client: whatever is started, told or asked says for which Slack workspace it is. */
export const teamClientInterceptors: {
  workflow: WorkflowClientInterceptor[];
  schedule: ScheduleClientInterceptor[];
} = {
  workflow: [
    {
      startWithDetails: (input, next) => next({ ...input, headers: withTeam(input.headers) }),
      startUpdate: (input, next) => next({ ...input, headers: withTeam(input.headers) }),
      startUpdateWithStart: (input, next) =>
        next({
          ...input,
          workflowStartHeaders: withTeam(input.workflowStartHeaders),
          updateHeaders: withTeam(input.updateHeaders),
        }),
      signal: (input, next) => next({ ...input, headers: withTeam(input.headers) }),
      signalWithStart: (input, next) => next({ ...input, headers: withTeam(input.headers) }),
      query: (input, next) => next({ ...input, headers: withTeam(input.headers) }),
    },
  ],
  schedule: [{ create: (input, next) => next({ ...input, headers: withTeam(input.headers) }) }],
};
