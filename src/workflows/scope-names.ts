import { sleep } from '@temporalio/workflow';
import { scopeKinds, scopeName, type ScopeNames } from '../shared/scope-kinds.ts';
import type { DigestScope } from '../shared/digest.ts';
import type { Person } from '../shared/launch.ts';
import { choicesOf } from './proxies.ts';

/** A form that Slack waits for opens without the names rather than not at all. */
const patienceMs = 700;

/** What the objects of a scope are called, as far as the services say it in time. */
export async function namesOf(scope: DigestScope, by: Person): Promise<ScopeNames> {
  const names: ScopeNames = {};
  const asked = scopeKinds
    .filter(({ key }) => scope[key].length > 0)
    .map(async ({ key, object }) => {
      const choices = await choicesOf(object)
        .suggestObjects({ object, typed: '', within: {}, by })
        .catch(() => []);
      for (const { id, label } of choices) {
        if (scope[key].includes(id)) names[scopeName(key, id)] = label;
      }
    });
  await Promise.race([Promise.all(asked), sleep(patienceMs)]);
  return names;
}
