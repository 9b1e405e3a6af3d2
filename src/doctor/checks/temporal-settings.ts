import { taskQueueNames } from '../../shared/ids.ts';
import type { Variables } from '../../variables.ts';
import { ok, warning, type Check, type Finding } from '../check.ts';
import { probeSpeed, type Speed } from '../probe-speed.ts';
import { skewFinding } from '../skew.ts';
import { withTemporal, type TemporalAsker } from '../temporal-client.ts';

/** By default each takes 100 once the server does not hurry any more. */
const slowStepMs = 80;
/** By default every timer below a second takes one. */
const slowTimerMs = 800;

/**
 * The settings of the Temporal server that matter, by what they do: a server tells nobody its dynamic configuration.
 * One that does not answer is told by another check.
 */
export function temporalSettingsCheck(known: Partial<Variables>): Check {
  return {
    name: 'Temporal settings',
    run: async (signal) => {
      if (/\.tmprl\.cloud:|\.temporal\.io:/u.test(known.TEMPORAL_ADDRESS ?? '')) {
        return [ok('are those of Temporal Cloud.')];
      }
      const findings = await withTemporal(known, signal, async (temporal) => {
        const looks = [probeSpeed(temporal).then(speedFindings), partitionFindings(temporal)];
        const looked = await Promise.allSettled(looks);
        return looked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      });
      if (findings?.length !== 0) return findings ?? [];
      return [
        warning('could not be measured: see what is said about Temporal, then run this again.'),
      ];
    },
  };
}

function speedFindings({ stepMs, timerMs, skewMs }: Speed): Finding[] {
  const step = `a step of a workflow takes ${Math.round(stepMs)} ms`;
  const timer = `a timer of 50 ms takes ${Math.round(timerMs)} ms`;
  return [
    stepMs < slowStepMs
      ? ok(`${step}.`)
      : warning(
          `${step}, as with the default settings: set history.transferProcessorMaxPollRPS to 10000 in the ` +
            'dynamic configuration of the server.',
        ),
    timerMs < slowTimerMs
      ? ok(`${timer}.`)
      : warning(
          `${timer}, as with the default settings: set history.timerProcessorMaxTimeShift to 10ms and ` +
            'history.timerProcessorMaxPollRPS to 10000 in the dynamic configuration of the server.',
        ),
    skewFinding('Temporal', skewMs),
  ];
}

async function partitionFindings({
  connection,
  namespace,
  ask,
}: TemporalAsker): Promise<Finding[]> {
  const [name = ''] = taskQueueNames;
  const { workflowTaskQueuePartitions: partitions } = await ask(() =>
    connection.workflowService.listTaskQueuePartitions({ namespace, taskQueue: { name } }),
  );
  const count = partitions?.length ?? 0;
  if (count <= 1) return [ok('a task queue has one partition.')];
  return [
    warning(
      `a task queue has ${count} partitions, and what is started may wait 2 s: set ` +
        'matching.numTaskqueueReadPartitions and matching.numTaskqueueWritePartitions to 1.',
    ),
  ];
}
