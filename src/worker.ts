import { NativeConnection, Runtime, type Worker } from '@temporalio/worker';
import { createPayloadCodec } from './codec/payload-codec.ts';
import { ConfigError } from './config-error.ts';
import { readWorkerConfig, type WorkerConfig } from './config.ts';
import { createWorkers } from './create-workers.ts';
import { ready, type Ready } from './doctor/ready.ts';
import { workerChecks } from './doctor/worker-checks.ts';
import { whenAskedToEnd } from './ending.ts';
import { environment } from './environment.ts';
import { createLogger } from './log.ts';
import { operations } from './operations/catalogue.ts';
import { readExample } from './plan/examples.ts';
import { createPolicyFile } from './policy/create-policy-file.ts';
import { createSearchClient } from './services/search/index.ts';
import { createSocialClient } from './services/social/index.ts';
import { queuesArgument, QueuesError } from './queues-argument.ts';
import type { TaskQueue } from './shared/ids.ts';
import { fieldsNow } from './telemetry/context.ts';
import { databaseProbe, temporalProbe, workersProbe } from './telemetry/probes.ts';
import { startTelemetry } from './start-telemetry.ts';
import { reportPolicy } from './report-policy.ts';
import { slackOfWorker } from './slack-of-worker.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';
import { temporalConnection } from './temporal-connection.ts';
import { temporalLogger } from './temporal-logger.ts';

try {
  const queues = queuesArgument(process.argv.slice(2));
  await run(await ready(readWorkerConfig(environment()), workerChecks), queues);
  process.exit(0);
} catch (error) {
  const isExpected = [ConfigError, QueuesError, StoreError].some((kind) => error instanceof kind);
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run(
  { config, warnings }: Ready<WorkerConfig>,
  queues: readonly TaskQueue[],
): Promise<void> {
  const log = createLogger(config.LOG_LEVEL, fieldsNow);
  for (const warning of warnings) log.warn(warning);
  const telemetry = await startTelemetry('worker', config, log);
  const taking: Worker[] = [];
  whenAskedToEnd(() => {
    if (taking.length === 0) process.exit(0);
    for (const worker of taking) if (worker.getState() === 'RUNNING') worker.shutdown();
  }, log);
  // Ours is the order in which things end; without this the runtime takes the signals for itself.
  Runtime.install({
    logger: temporalLogger(log),
    shutdownSignals: [],
    ...(telemetry.core && { telemetryOptions: telemetry.core }),
  });
  const store = await openStore({
    databaseUrl: config.DATABASE_URL,
    searchAccount: config.SEARCH_USERNAME,
  });
  const policy = createPolicyFile(
    config.POLICY_FILE,
    operations.map(({ operation }) => operation),
  );
  await reportPolicy(policy, log);
  const connection = await NativeConnection.connect(temporalConnection(config));
  const social = createSocialClient({
    baseUrl: config.SOCIAL_BASE_URL,
    key: config.SOCIAL_KEY,
    log,
    follow: telemetry.followRequests('social'),
  });
  const search = createSearchClient({
    baseUrl: config.SEARCH_BASE_URL,
    username: config.SEARCH_USERNAME,
    password: config.SEARCH_PASSWORD,
    quota: store.quota,
    log,
    follow: telemetry.followRequests('search'),
  });
  const workers = await createWorkers({
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    queues,
    ...slackOfWorker(config, { store, log, fetch: telemetry.slackFetch(config.SLACK_API_URL) }),
    social,
    search,
    quota: store.quota,
    ledger: store.ledger,
    figures: store.figures,
    reports: store.reports,
    policy,
    ...(config.PAYLOAD_KEY && { payloadCodec: createPayloadCodec(config.PAYLOAD_KEY) }),
    ...(config.ENGINEERS_CHANNEL && { engineersChannel: config.ENGINEERS_CHANNEL }),
    readExample,
    tracing: telemetry.tracing,
    ...(config.WORKFLOW_BUNDLE && { workflowBundle: { codePath: config.WORKFLOW_BUNDLE } }),
  });

  await telemetry.serve({
    probes: [
      temporalProbe(connection, config.TEMPORAL_ADDRESS),
      databaseProbe(store.quota),
      workersProbe(workers),
    ],
    temporal: { service: connection.workflowService, namespace: config.TEMPORAL_NAMESPACE },
    quota: store.quota,
  });
  taking.push(...workers);
  const running = Promise.all(workers.map((worker) => worker.run()));
  log.info({ queues: workers.map(({ options }) => options.taskQueue) }, 'worker ready');
  process.send?.({ ready: true });
  await running;
  await telemetry.close();
  await connection.close();
  await social.close();
  await search.close();
  await store.close();
}
