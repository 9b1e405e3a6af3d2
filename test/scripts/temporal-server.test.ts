import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { afterAll, expect, inject, test } from 'vitest';
import { commandLine } from '../../scripts/processes/command-line.ts';
import { startTemporal } from '../../scripts/temporal-server.ts';
import { searchAttributes } from '../../src/shared/search-attributes.ts';

const cli = inject('temporalCli');
const folder = mkdtempSync(join(tmpdir(), 'adjutant-temporal-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newFile = () => join(folder, `${crypto.randomUUID()}.db`);

test('a new server keeps what has ended for 90 days and knows our search attributes', async () => {
  const server = await startTemporal({ cli });
  const connection = await Connection.connect({ address: server.address });
  const { config } = await connection.workflowService.describeNamespace({ namespace: 'default' });
  expect(Number(config?.workflowExecutionRetentionTtl?.seconds) / 86_400).toBe(90);
  expect(Object.values(config?.customSearchAttributeAliases ?? {})).toEqual(
    expect.arrayContaining([...searchAttributes]),
  );
  await connection.close();
  await server.stop();
});

test('a port that is taken is left alone', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const server = await startTemporal({ cli, port });
  expect(server.address).not.toBe(`127.0.0.1:${port}`);
  await server.stop();
  other.close();
});

test('a server left behind on the same database is ended first, and nothing is lost', async () => {
  const file = newFile();
  const left = await startTemporal({ cli, file });
  await startWorkflow(left.address);
  const server = await startTemporal({ cli, file });
  expect(commandLine(left.pid)).toBeUndefined();
  expect(await countWorkflows(server.address)).toBe(1);
  await server.stop();
});

test('a damaged database is named, with what to do', async () => {
  const file = newFile();
  writeFileSync(file, 'not a database at all'.repeat(500));
  await expect(startTemporal({ cli, file })).rejects.toThrow(/is damaged.*\n.*start again/);
});

test('a database of another release of the server is not touched', async () => {
  const file = newFile();
  writeFileSync(file, '');
  writeFileSync(`${file}.owner.json`, JSON.stringify({ serverVersion: '1.2.3', pid: 0 }));
  await expect(startTemporal({ cli, file })).rejects.toThrow(/written by Temporal server 1\.2\.3/);
});

async function startWorkflow(address: string): Promise<void> {
  const connection = await Connection.connect({ address });
  const options = { taskQueue: 'nobody', workflowId: 'kept', args: [] };
  await new Client({ connection }).workflow.start('anything', options);
  await connection.close();
}

async function countWorkflows(address: string): Promise<number> {
  const connection = await Connection.connect({ address });
  const description = await new Client({ connection }).workflow.getHandle('kept').describe();
  await connection.close();
  return description.status.name === 'RUNNING' ? 1 : 0;
}
