import { Client, Connection } from '@temporalio/client';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { explain } from '../../src/bot/explain.ts';
import { UserError } from '../../src/bot/user-error.ts';

function explained(error: unknown) {
  const lines: string[] = [];
  const temporal = {
    client: new Client({ connection: Connection.lazy({ address: '127.0.0.1:1' }) }),
    address: '127.0.0.1:1',
  };
  const log = pino({}, { write: (line) => void lines.push(line) });
  return { told: explain(error, { log, temporal }), logged: lines.join('') };
}

describe('what a person is told about an error', () => {
  it('is its own words where they can do something about it, and nothing is logged', () => {
    expect(explained(new UserError('Say which.'))).toEqual({ told: 'Say which.', logged: '' });
  });

  it('is a reference to the log otherwise, which has the causes and no secret', () => {
    const cause = new Error('Bearer xoxb-1-abc was refused');
    const { told, logged } = explained(new Error('POST with xapp-1-abc failed', { cause }));
    const [, reference = 'none'] = /ref ([A-Z2-9]{6})\./.exec(told) ?? [];
    expect(logged).toContain(`"reference":"${reference}"`);
    expect(logged).toContain('POST with [secret] failed');
    expect(logged).toContain('Bearer [secret] was refused');
    expect(logged).not.toContain('abc');
    expect(told).not.toContain('POST');
  });

  it('is that Temporal is silent, however deep that lies', () => {
    const grpc = Object.assign(new Error('14 UNAVAILABLE'), { code: 14 });
    const { told } = explained(new Error('Failed to start', { cause: grpc }));
    expect(told).toContain('Temporal at 127.0.0.1:1 did not answer in time');
  });

  it('copes with whatever is thrown', () => {
    expect(explained('xoxb-1-abc').logged).toContain('[secret]');
    expect(explained(undefined).told).toContain('Something failed');
  });
});
