import type { WebClient } from '@slack/web-api';
import { isCut } from '../../messages/operation/cut-table.ts';
import { isRead } from '../../operations/catalogue.ts';
import { fieldsFromConfiguration } from '../../operations/from-configuration.ts';
import { check } from '../../services/check.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import { pathText, type InputProblem } from '../../services/input-problem.ts';
import type {
  OperationAnswer,
  OperationOpening,
  OperationProblem,
  OperationRequest,
} from '../../shared/operation.ts';
import { isSealed } from '../../shared/sealed.ts';
import { toFailure } from '../failure.ts';
import { directChannel } from '../slack/direct-channel.ts';
import { shareFile } from '../slack/share-file.ts';
import { answerCsv } from './answer-csv.ts';
import { answerTable, shownAnswer } from './answer-table.ts';
import { hideSecrets } from './hide-secrets.ts';
import type { OperationDoor } from './operation-door.ts';
import { planOperation } from './plan-operation.ts';
import { readAll } from './read-all.ts';

export function createOpenOperation({ door, slack }: { door: OperationDoor; slack: WebClient }) {
  return {
    /**
     * What comes before anything is written: a read is answered, a write is planned on what is so now. What a
     * message cannot hold of an answer goes to the person as a file, so that nothing big passes through Temporal.
     */
    async openOperation(request: OperationRequest): Promise<OperationOpening> {
      const endpoint = door.endpoint(request.operation);
      const { summary } = endpoint;
      const problems = problemsWith(door, endpoint, request);
      if (problems.length > 0) return { kind: 'problems', summary, problems };
      if (isRead(endpoint)) {
        return { kind: 'answer', summary, answer: await read(endpoint, request) };
      }
      return { kind: 'plan', plan: await planOperation(door, endpoint, request.input) };
    },
  };

  async function read(endpoint: Endpoint, request: OperationRequest): Promise<OperationAnswer> {
    const reading = readAll(endpoint, door.call(endpoint), door.open(request.input));
    const found = await reading.catch((error: unknown) => {
      throw toFailure(error, { written: 'not-asked' });
    });
    const table = answerTable(hideSecrets(endpoint, found));
    if (table === undefined) return { kind: 'nothing' };
    const hasFile = isCut(table.whole, table.shown);
    if (hasFile) {
      await shareFile(slack, {
        channel: await directChannel(slack, request.by.user),
        name: `${request.operation}.csv`,
        title: endpoint.summary,
        text: answerCsv(table.whole),
      });
    }
    return shownAnswer(table, hasFile);
  }
}

/** Looked at again here: the form may be from before a deployment. A problem with a secret does not quote it. */
function problemsWith(
  door: OperationDoor,
  endpoint: Endpoint,
  { input }: OperationRequest,
): OperationProblem[] {
  const isOurs = ({ path: [field] }: InputProblem) =>
    fieldsFromConfiguration(endpoint.operation).some((name) => name === field);
  const problems = check(endpoint, door.open(input)).filter((problem) => !isOurs(problem));
  return problems.map(({ path, message, fix }) => {
    const isSecret = isSealed(input[String(path[0])]);
    const told = isSecret ? 'is not what the service takes' : message;
    return { field: pathText(path), message: told, fix: isSecret ? 'give another one' : fix };
  });
}
