import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('an unknown bench is refused with the names there are', () => {
  const { status, stderr } = spawnSync(process.execPath, ['bench/main.ts', 'speed'], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain(
    'There is no bench called «speed». There are: ack, approvals, client, digest, soak, start, throughput.',
  );
});
