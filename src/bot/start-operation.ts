import { WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { OperationForm } from '../operations/operation-form.ts';
import { operationId, taskQueues } from '../shared/ids.ts';
import type { Json, OperationRequest } from '../shared/operation.ts';
import { seal } from '../shared/sealed.ts';
import { attributes, performOperation } from '../workflows/index.ts';
import type { ViewCall } from './call.ts';
import type { BotDeps } from './deps.ts';
import { sharedSecret } from './shared-secret.ts';
import { submissionId } from './submission-id.ts';
import { within } from './temporal-door.ts';
import type { FilledForm } from './views/read-operation-form.ts';

/** Starts the operation a form asks for. The same form with the same content is started once, however often it comes. */
export async function startOperation(
  { form, channel }: FilledForm,
  input: Record<string, Json>,
  { by, viewId }: Pick<ViewCall, 'by' | 'viewId'>,
  { temporal, slack }: BotDeps,
  withinMs: number,
): Promise<void> {
  const { operation } = form.endpoint;
  const request: OperationRequest = {
    operation,
    input: withSecretsSealed(form, input, sharedSecret(slack)),
    by,
    channel,
    submission: submissionId(viewId, { operation, input }, sharedSecret(slack)),
  };
  await within(temporal.client, withinMs, () => start(request, temporal.client));
}

async function start(
  request: OperationRequest,
  client: BotDeps['temporal']['client'],
): Promise<void> {
  const { operation, by, submission } = request;
  try {
    await client.workflow.start(performOperation, {
      workflowId: operationId(submission),
      taskQueue: taskQueues.adjutant,
      args: [request],
      workflowIdConflictPolicy: 'USE_EXISTING',
      workflowIdReusePolicy: 'REJECT_DUPLICATE',
      priority: { priorityKey: 1 },
      staticSummary: operation,
      typedSearchAttributes: [
        { key: attributes.kind, value: 'do' },
        { key: attributes.target, value: operation },
        { key: attributes.requester, value: by.user },
        { key: attributes.state, value: 'reading' },
      ],
    });
  } catch (error) {
    if (!(error instanceof WorkflowExecutionAlreadyStartedError)) throw error;
  }
}

function withSecretsSealed(
  { fields }: OperationForm,
  input: Record<string, Json>,
  botToken: string,
): Record<string, Json> {
  const secrets = fields.filter(({ takes }) => takes.kind === 'secret').map(({ name }) => name);
  const sealed = Object.entries(input).map(([name, value]) => {
    const isSecret = secrets.includes(name) && typeof value === 'string';
    return [name, isSecret ? { ...seal(value, botToken) } : value] as const;
  });
  return Object.fromEntries(sealed);
}
