import { describe, expect, it } from 'vitest';
import { readOperationButton } from '../../src/bot/operation-button-value.ts';
import { operationButton } from '../../src/messages/operation/operation-button.ts';

const w = 'do:V119E58CC75:6d8ed9505b06';

describe('the value of the button of an operation', () => {
  it('is read as it was written', () => {
    const button = operationButton('operation.confirm', 'Send', { w, version: 2 });
    expect(readOperationButton(button.value ?? '')).toEqual({ w, version: 2 });
  });

  it.each([
    '',
    '{}',
    `{"w":"${w}"}`,
    '{"w":"launch:0123456789abcdef","version":1}',
    `{"w":"${w}/../x","version":1}`,
    `{"w":"${w}","version":0}`,
  ])('is refused when it is %j', (value) => {
    expect(() => readOperationButton(value)).toThrow('I cannot read this button');
  });
});
