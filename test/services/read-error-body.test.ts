import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readErrorBody } from '../../src/services/read-error-body.ts';

const form = {
  code: 400,
  message: 'Validation Failed',
  errors: {
    errors: ['This form should not contain extra fields.'],
    children: {
      name: { errors: ['This value should not be blank.'] },
      target: { children: { age: { children: [{ errors: ['Not a range.'] }] } } },
      bid: {},
      budget: [],
    },
  },
};

describe('the body of a failure', () => {
  it.each([
    ['{message}', { message: 'Access denied' }, 'Access denied'],
    ['[{message}]', [{ message: 'Not found' }], 'Not found'],
    ['several sentences', [{ message: 'One' }, { message: 'Two' }, { message: 'One' }], 'One; Two'],
    [
      '{error: {code, message}}',
      { error: { code: 'INVALID_AUTH_TOKEN', message: 'Token expired' } },
      'INVALID_AUTH_TOKEN: Token expired',
    ],
    ['{error}', { error: 'invalid_grant' }, 'invalid_grant'],
    ['a JSON text', 'Nope', 'Nope'],
    ['a list of texts', { errors: ['One', 'Two'] }, 'One; Two'],
  ])('is read as %s', (_, body, message) => {
    expect(readErrorBody(JSON.stringify(body))).toEqual({ message, fieldErrors: [] });
  });

  it('is read as a form with its errors field by field', () => {
    expect(readErrorBody(JSON.stringify(form))).toEqual({
      message: 'Validation Failed; This form should not contain extra fields.',
      fieldErrors: [
        { path: 'name', message: 'This value should not be blank.' },
        { path: 'target.age.0', message: 'Not a range.' },
      ],
    });
  });

  it('is read as messages by field', () => {
    const body = { errors: { name: ['too long'], budget: 'too small' } };
    expect(readErrorBody(JSON.stringify(body)).fieldErrors).toEqual([
      { path: 'name', message: 'too long' },
      { path: 'budget', message: 'too small' },
    ]);
  });

  it('is read as the words of a person, but not as a web page', () => {
    expect(readErrorBody('Service down for maintenance').message).toBe(
      'Service down for maintenance',
    );
    expect(readErrorBody('<html><h1>502</h1></html>')).toEqual({ fieldErrors: [] });
    expect(readErrorBody('')).toEqual({ fieldErrors: [] });
  });

  it('is read without an error whatever it is', () => {
    const anyBody = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => json.slice(0, -1)),
      fc
        .object({ key: fc.constantFrom('errors', 'error', 'children', 'message', 'form', 'code') })
        .map((body) => JSON.stringify(body)),
    );
    fc.assert(
      fc.property(anyBody, (body) => {
        const { message = '', fieldErrors } = readErrorBody(body);
        expect(typeof message).toBe('string');
        for (const { path, message: words } of fieldErrors) expect(path && words).not.toBe('');
      }),
      { numRuns: 500 },
    );
  });

  it('costs little however deep or long it is', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);
    expect(readErrorBody(deep)).toEqual({ fieldErrors: [] });
    const long = JSON.stringify(Array.from({ length: 10_000 }, (_, i) => ({ message: `m${i}` })));
    expect((readErrorBody(long).message ?? '').split('; ')).toHaveLength(50);
    expect(readErrorBody('x'.repeat(10_000)).message).toHaveLength(300);
  });
});
