import { randomUUID } from 'node:crypto';
import { suggestionId, taskQueues } from '../../shared/ids.ts';
import type { Person } from '../../shared/launch.ts';
import type { Target, TargetKind } from '../../shared/target.ts';
import { attributes, suggestTargets as suggest } from '../../workflows/index.ts';
import type { OptionsHandler } from '../call.ts';
import { explain } from '../explain.ts';
import { within, type TemporalDoor } from '../temporal-door.ts';
import { readChangeMemory } from '../views/change-memory.ts';
import { longestOptionValue, option } from '../views/option.ts';

/** Slack waits 3 s. */
const answerWithinMs = 2_500;

/** In the field for what is changed: what the service has of that name, and always what was typed. */
export const suggestTargets: OptionsHandler = async ({ typed, view, by }, deps) => {
  if (view === undefined) return { options: [] };
  const { of } = readChangeMemory(view.privateMetadata);
  const kinds: TargetKind[] = of === 'bid' ? ['ad', 'ad set'] : ['campaign'];
  const found = await askForTargets({ words: typed, kinds, by }, deps.temporal).catch(
    (error: unknown) => {
      explain(error, deps);
      return [];
    },
  );
  const offered = found.map((target) => option(valueOf(target), labelOf(target)));
  const isOffered = offered.some(({ value }) => value === typed);
  const asTyped =
    typed === '' || isOffered || typed.length > longestOptionValue
      ? []
      : [option(typed, `Use “${typed}” as typed`)];
  return { options: [...offered, ...asTyped] };
};

/** What the service has of these kinds, with the words in its name. */
export async function askForTargets(
  question: { words: string; kinds: TargetKind[]; by: Person },
  { client }: TemporalDoor,
): Promise<Target[]> {
  return within(client, answerWithinMs, () =>
    client.workflow.execute(suggest, {
      workflowId: suggestionId(randomUUID()),
      taskQueue: taskQueues.adjutant,
      args: [question],
      workflowExecutionTimeout: '10s',
      priority: { priorityKey: 1 },
      staticSummary: 'Suggest what to change',
      typedSearchAttributes: [
        { key: attributes.kind, value: 'suggest' },
        { key: attributes.requester, value: question.by.user },
      ],
    }),
  );
}

/** With the campaign, so that the object is found at once. */
const valueOf = ({ id, kind, path }: Target): string =>
  kind === 'campaign' || path.campaign === undefined ? id : `${path.campaign}/${id}`;

/** The name is cut, not what tells apart objects of one name. */
export function labelOf({ name, kind, id }: Target): string {
  const tail = ` · ${kind} ${id}`;
  const room = 75 - tail.length;
  const points = Array.from(name.toWellFormed());
  return (points.length <= room ? name : `${points.slice(0, room - 1).join('')}…`) + tail;
}
