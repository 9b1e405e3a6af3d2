import { statSync } from 'node:fs';
import type { Variables } from '../../variables.ts';
import { ok, problem, type Check } from '../check.ts';

/** The file with the workflows, where one is named. */
export function workflowBundleCheck({ WORKFLOW_BUNDLE: file }: Partial<Variables>): Check {
  return {
    name: 'workflow bundle',
    run: async () => {
      if (file === undefined) return [];
      if (statSync(file, { throwIfNoEntry: false })?.isFile() === true) return [ok('it is there.')];
      return [
        problem(
          `WORKFLOW_BUNDLE: there is no file ${file}: build it, or unset the variable, then the worker bundles itself.`,
        ),
      ];
    },
  };
}
