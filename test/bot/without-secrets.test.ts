import { describe, expect, it } from 'vitest';
import { withoutSecrets } from '../../src/bot/without-secrets.ts';

describe('what goes into the log', () => {
  it.each([
    'Bearer xoxb-12-34-abcDEF',
    'token=xapp-1-A0-99-abcdef',
    'wss://wss.slack.com/link?ticket=abcdef&app_id=1',
    'POST https://hooks.slack.com/commands/T1/abcdef',
  ])('has no secret left of «%s»', (text) => {
    expect(withoutSecrets(text)).not.toMatch(/abc/i);
    expect(withoutSecrets(text)).toContain('[secret]');
  });

  it('is otherwise as it was', () => {
    expect(withoutSecrets('connect ECONNREFUSED 127.0.0.1:7233')).toBe(
      'connect ECONNREFUSED 127.0.0.1:7233',
    );
  });
});
