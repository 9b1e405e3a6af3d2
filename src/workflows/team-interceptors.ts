import { ApplicationFailure, defaultPayloadConverter } from '@temporalio/common';
import {
  log,
  type Headers,
  type WorkflowInboundCallsInterceptor,
  type WorkflowInterceptorsFactory,
  type WorkflowOutboundCallsInterceptor,
} from '@temporalio/workflow';
import { teamHeader } from '../shared/team-header.ts';
import { notTaken } from './approval-messages.ts';

/**
 * A run belongs to the Slack workspace it was asked for in: all it asks for says so, and nobody of another workspace
 * is heard. A run from before there was such a header, and whoever says nothing, belong nowhere and are heard. What
 * is passed on is passed on at once, so that histories from before replay as they were.
 */
export const interceptors: WorkflowInterceptorsFactory = () => {
  let own: Headers[string] | undefined;

  const inbound: WorkflowInboundCallsInterceptor = {
    execute: (input, next) => {
      own = input.headers[teamHeader];
      return next(input);
    },
    validateUpdate: (input, next) => {
      if (isStranger(input)) throw strangers();
      next(input);
    },
    // Again here: an update without a validator of its own is not validated.
    handleUpdate: (input, next) => (isStranger(input) ? Promise.reject(strangers()) : next(input)),
    handleQuery: (input, next) => (isStranger(input) ? Promise.reject(strangers()) : next(input)),
    handleSignal: (input, next) => {
      if (!isStranger(input)) return next(input);
      log.warn('signal of another Slack workspace ignored', { signal: input.signalName });
      return Promise.resolve();
    },
  };

  const outbound: WorkflowOutboundCallsInterceptor = {
    scheduleActivity: (input, next) => next(carrying(input)),
    scheduleLocalActivity: (input, next) => next(carrying(input)),
    startChildWorkflowExecution: (input, next) => next(carrying(input)),
    signalWorkflow: (input, next) => next(carrying(input)),
    continueAsNew: (input, next) => next(carrying(input)),
  };

  return { inbound: [inbound], outbound: [outbound] };

  function carrying<Input extends { headers: Headers }>(input: Input): Input {
    if (own === undefined) return input;
    return { ...input, headers: { ...input.headers, [teamHeader]: own } };
  }

  function isStranger({ headers }: { headers: Headers }): boolean {
    const theirs = headers[teamHeader];
    if (own === undefined || theirs === undefined) return false;
    return teamOf(own) !== teamOf(theirs);
  }
};

const strangers = () =>
  ApplicationFailure.nonRetryable(
    'This was begun in another Slack workspace. Decide on it there.',
    notTaken,
  );

const teamOf = (payload: Headers[string]): unknown => defaultPayloadConverter.fromPayload(payload);
