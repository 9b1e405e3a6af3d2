import { describe, expect, it } from 'vitest';
import { readLaunchButton } from '../../src/bot/launch-button-value.ts';
import { launchButton } from '../../src/messages/launch/launch-button.ts';

const launch = 'launch:0123456789abcdef';

describe('the value of a launch’s button', () => {
  it('is read as it was written', () => {
    const button = launchButton('launch.confirm', 'Launch', { launch, version: 2 });
    expect(readLaunchButton(button.value ?? '')).toEqual({ launch, version: 2 });
    const stop = launchButton('launch.stop', 'Stop', { launch });
    expect(readLaunchButton(stop.value ?? '')).toEqual({ launch });
  });

  it.each([
    '',
    'launch',
    '{}',
    'null',
    '{"launch":"build:fb:IO-1","version":1}',
    '{"launch":"launch:0123456789abcdef/../x","version":1}',
    `{"launch":"${launch}","version":"1"}`,
    `{"launch":"${launch}","version":1.5}`,
  ])('is refused when it is %j', (value) => {
    expect(() => readLaunchButton(value)).toThrow('I cannot read this button');
  });
});
