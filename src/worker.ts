import { WebClient } from '@slack/web-api';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { FontError, requireFonts } from './charts/fonts.ts';
import { createPayloadCodec } from './codec/payload-codec.ts';
import { ConfigError } from './config-error.ts';
import { loadWorkerConfig, type WorkerConfig } from './config.ts';
import { createWorkers } from './create-workers.ts';
import { environment } from './environment.ts';
import { createLogger } from './log.ts';
import { operations } from './operations/catalogue.ts';
import { readExample } from './plan/examples.ts';
import { createPolicyFile } from './policy/create-policy-file.ts';
import { createSearchClient } from './services/search/index.ts';
import { createSocialClient } from './services/social/index.ts';
import { queuesArgument, QueuesError } from './queues-argument.ts';
import type { TaskQueue } from './shared/ids.ts';
import { slackClientOptions } from './slack/client-options.ts';
import { reportPolicy } from './report-policy.ts';
import { openStore } from './store/open-store.ts';
import { StoreError } from './store/store-error.ts';
import { temporalLogger } from './temporal-logger.ts';

try {
  const queues = queuesArgument(process.argv.slice(2));
  await run(loadWorkerConfig(environment()), queues);
  process.exit(0);
} catch (error) {
  const isExpected = [ConfigError, FontError, QueuesError, StoreError].some(
    (kind) => error instanceof kind,
  );
  if (!(isExpected && error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function run(config: WorkerConfig, queues: readonly TaskQueue[]): Promise<void> {
  requireFonts();
  const log = createLogger(config.LOG_LEVEL);
  // Ours is the order in which things end; without this the runtime takes the signals for itself.
  Runtime.install({ logger: temporalLogger(log), shutdownSignals: [] });
  const store = await openStore({
    databaseUrl: config.DATABASE_URL,
    searchAccount: config.SEARCH_USERNAME,
  });
  const policy = createPolicyFile(
    config.POLICY_FILE,
    operations.map(({ operation }) => operation),
  );
  await reportPolicy(policy, log);
  const connection = await NativeConnection.connect({
    address: config.TEMPORAL_ADDRESS,
    ...(config.TEMPORAL_API_KEY && { apiKey: config.TEMPORAL_API_KEY, tls: true }),
  });
  const social = createSocialClient({
    baseUrl: config.SOCIAL_BASE_URL,
    key: config.SOCIAL_KEY,
    log,
  });
  const search = createSearchClient({
    baseUrl: config.SEARCH_BASE_URL,
    username: config.SEARCH_USERNAME,
    password: config.SEARCH_PASSWORD,
    quota: store.quota,
    log,
  });
  const workers = await createWorkers({
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    queues,
    slack: new WebClient(config.SLACK_BOT_TOKEN, slackClientOptions(config.SLACK_API_URL)),
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
    ...(config.WORKFLOW_BUNDLE && { workflowBundle: { codePath: config.WORKFLOW_BUNDLE } }),
  });

  const end = () => {
    for (const worker of workers) if (worker.getState() === 'RUNNING') worker.shutdown();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(signal, end);
  const running = Promise.all(workers.map((worker) => worker.run()));
  log.info({ queues: workers.map(({ options }) => options.taskQueue) }, 'worker ready');
  process.send?.({ ready: true });
  await running;
  await connection.close();
  await social.close();
  await search.close();
  await store.close();
}
