import { describe, expect, it } from 'vitest';
import { isSealed, seal, unseal } from '../../src/shared/sealed.ts';

describe('a sealed secret', () => {
  it('is opened with the same bot token only', () => {
    const sealed = seal('EAAB geheim 🔑', 'xoxb-one');
    expect(unseal(sealed, 'xoxb-one')).toBe('EAAB geheim 🔑');
    expect(() => unseal(sealed, 'xoxb-two')).toThrow('Type it again');
  });

  it('shows nothing of what is in it, and is another one each time', () => {
    const [first, second] = [seal('EAAB', 'xoxb-one'), seal('EAAB', 'xoxb-one')];
    expect(first.sealed).not.toBe(second.sealed);
    expect(Buffer.from(first.sealed, 'base64url').toString('latin1')).not.toContain('EAAB');
  });

  it('cannot be changed or cut', () => {
    const { sealed } = seal('EAAB', 'xoxb-one');
    const bytes = Buffer.from(sealed, 'base64url');
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
    expect(() => unseal({ sealed: bytes.toString('base64url') }, 'xoxb-one')).toThrow(
      'Type it again',
    );
    expect(() => unseal({ sealed: sealed.slice(0, 20) }, 'xoxb-one')).toThrow('Type it again');
  });

  it('is told from other values', () => {
    expect(isSealed(seal('x', 'y'))).toBe(true);
    expect([null, 'sealed', { sealed: 1 }, {}].map(isSealed)).toEqual([false, false, false, false]);
  });
});
