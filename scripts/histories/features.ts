import type { History } from './history.ts';

/** Of an event what tells one way through a workflow from another. */
const named =
  /^(activityType|workflowType|signalName|markerName|patchId|outcome|failureInfo|timeoutType|retryState)$/;

/**
 * What a run went through: kinds of events, names of activities, children, signals and updates, and which event
 * followed which. Two histories with the same features test the same.
 */
export function featuresOf({ events }: History): Set<string> {
  const features = new Set<string>();
  let before = '';
  for (const event of events) {
    const words = [...wordsOf(event)].join(' ');
    if (isBookkeeping(event.eventType)) continue;
    const feature = `${event.eventType} ${words}`;
    features.add(feature).add(`${before} > ${feature}`);
    before = feature;
  }
  return features;
}

/** What the server does so that workflows run; it tells how busy it was. */
const isBookkeeping = (eventType: string): boolean =>
  /WORKFLOW_TASK_|ACTIVITY_TASK_STARTED/.test(eventType);

function* wordsOf(value: unknown, key = ''): Generator<string> {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) {
    if (named.test(key) && typeof value === 'string') yield value;
    return;
  }
  for (const [name, inner] of Object.entries(value)) {
    const isName = name === 'name' && named.test(key) && typeof inner === 'string';
    if (isName) yield inner;
    else if (!/payload|header|memo|taskQueue/i.test(name)) yield* wordsOf(inner, name);
  }
}
