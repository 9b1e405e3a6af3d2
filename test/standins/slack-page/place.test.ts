import { describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../../src/standins/slack/page/place.ts';

describe('the address of the page', () => {
  it.each([
    { user: 'mara', place: { kind: 'channel', channel: 'nordwind', thread: '1795.0001' } },
    { user: 'jonas', place: { kind: 'home' } },
    { place: { kind: 'channel' } },
  ] as const)('says where somebody is: %o', (address) => {
    expect(readAddress(writeAddress(address))).toEqual(address);
  });

  it('reads a permalink', () => {
    expect(readAddress('', '/archives/C0ADOPS/p1795000000000100')).toEqual({
      place: { kind: 'channel', channel: 'C0ADOPS', message: '1795000000.000100' },
    });
  });
});
