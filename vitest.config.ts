import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['test/support/global-setup.ts'],
    pool: 'forks',
    isolate: false,
    // More than cores: much of the time goes into waiting for workers that were killed to be missed.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'socket', include: ['test/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['test/bot/**/*.test.ts', 'test/system/{launch,card,operation}.test.ts'],
          env: { TEST_SLACK_MODE: 'http' },
        },
      },
    ],
  },
});
