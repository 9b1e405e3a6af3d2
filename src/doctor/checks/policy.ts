import { operations } from '../../operations/catalogue.ts';
import { createPolicyFile } from '../../policy/create-policy-file.ts';
import type { PolicyProblem } from '../../shared/policy.ts';
import type { Variables } from '../../variables.ts';
import { ok, problem, warning, type Check } from '../check.ts';

/** The policy file: what `npm run check-config` says of it. */
export function policyCheck({ POLICY_FILE: file }: Partial<Variables>): Check {
  return {
    name: 'policy',
    run: async () => {
      if (file === undefined) return [];
      const names = operations.map(({ operation }) => operation);
      const current = await createPolicyFile(file, names).current();
      if ('unreadable' in current) {
        const { unreadable, problems } = current;
        return [problem(unreadable), ...problems.map((one) => problem(line(one)))];
      }
      const { policy, warnings } = current;
      return [
        ok(`${file} is sound (version ${policy.version}).`),
        ...warnings.map((one) => warning(line(one))),
      ];
    },
  };
}

const line = ({ line: at, path, message, fix }: PolicyProblem): string =>
  `line ${at}: ${path === '' ? '' : `${path} `}${message}. ${fix}.`;
