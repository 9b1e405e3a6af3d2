import { tsToMs } from '@temporalio/common/lib/time.js';
import { searchAttributes } from '../../shared/search-attributes.ts';
import type { Variables } from '../../variables.ts';
import { ok, problem, warning, type Check, type Finding } from '../check.ts';
import { withTemporal, type TemporalAsker } from '../temporal-client.ts';
import { codeOf, grpc, temporalFailure } from '../temporal-failure.ts';

const dayMs = 24 * 60 * 60 * 1_000;
/** What follows a change looks back at it after a week. */
const leastDays = 8;
/** People ask for a month what became of a run. */
const fewDays = 30;
/** The first that starts a workflow and updates it in one call, and takes priorities. */
const leastServer = [1, 28] as const;

/**
 * Temporal: whether it lets us in, and whether the namespace is there, keeps runs for long enough and knows our
 * search attributes.
 *
 * @param whenAway whether a server that merely does not answer keeps this process from starting
 */
export function temporalCheck(
  known: Partial<Variables>,
  whenAway: 'warning' | 'problem' = 'problem',
): Check {
  return {
    name: 'Temporal',
    run: async (signal) => {
      const findings = await withTemporal(known, signal, async (temporal) => {
        try {
          return await findingsOn(temporal);
        } catch (error) {
          return [temporalFailure(error, known.TEMPORAL_ADDRESS ?? '', whenAway)];
        }
      });
      return findings ?? [];
    },
  };
}

async function findingsOn(temporal: TemporalAsker): Promise<Finding[]> {
  const { connection, namespace, ask } = temporal;
  const { serverVersion } = await ask(() => connection.workflowService.getSystemInfo({}));
  const description = await ask(() =>
    connection.workflowService.describeNamespace({ namespace }),
  ).catch((error: unknown) => {
    if (codeOf(error) !== grpc.notFound) throw error;
    return undefined;
  });
  if (description === undefined) {
    return [
      versionFinding(serverVersion ?? ''),
      problem(
        `TEMPORAL_NAMESPACE: there is no namespace «${namespace}» there. Create it: ` +
          `temporal operator namespace create --retention 2160h -n ${namespace}`,
      ),
    ];
  }
  const days = tsToMs(description.config?.workflowExecutionRetentionTtl) / dayMs;
  return [
    versionFinding(serverVersion ?? ''),
    retentionFinding(days, namespace),
    await attributesFinding(temporal),
  ];
}

function versionFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < leastServer[0] || (major === leastServer[0] && minor < leastServer[1]);
  return isOld
    ? problem(
        `the server is of version ${version}, and ${leastServer.join('.')} is needed: update it.`,
      )
    : ok(`the server answers, and is of version ${version}.`);
}

function retentionFinding(days: number, namespace: string): Finding {
  const kept = `the namespace «${namespace}» keeps what has ended for ${Math.floor(days)} days`;
  const change = `temporal operator namespace update --retention 2160h -n ${namespace}`;
  if (days < leastDays) {
    return problem(
      `${kept}, and changes are looked at again after 7. Have it keep them for 90: ${change}`,
    );
  }
  if (days < fewDays) return warning(`${kept}; 90 are advised, since people ask later: ${change}`);
  return ok(`${kept}.`);
}

async function attributesFinding({ connection, namespace, ask }: TemporalAsker): Promise<Finding> {
  const { customAttributes } = await ask(() =>
    connection.operatorService.listSearchAttributes({ namespace }),
  );
  const missing = searchAttributes.filter((name) => customAttributes?.[name] === undefined);
  const wrong = searchAttributes.filter(
    (name) => ![undefined, keyword].includes(customAttributes?.[name] ?? undefined),
  );
  if (wrong.length > 0) {
    return problem(
      `the namespace «${namespace}» has ${wrong.join(', ')} with another type than Keyword: ` +
        'name another namespace in TEMPORAL_NAMESPACE.',
    );
  }
  if (missing.length === 0) return ok('all search attributes are there.');
  const names = missing.map((name) => `--name ${name} --type Keyword`).join(' ');
  return problem(
    `the namespace «${namespace}» lacks search attributes, and no run can start. Add them: ` +
      `temporal operator search-attribute create -n ${namespace} ${names}`,
  );
}

/** `INDEXED_VALUE_TYPE_KEYWORD` of Temporal's API. */
const keyword = 2;
