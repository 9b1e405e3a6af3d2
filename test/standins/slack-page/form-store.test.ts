import type { InputBlock } from '@slack/types';
import { describe, expect, it } from 'vitest';
import {
  fieldKey,
  fieldsOf,
  initialValues,
  stateValues,
} from '../../../src/standins/slack/page/forms/fields.ts';
import { createFormStore } from '../../../src/standins/slack/page/forms/form-store.ts';
import { nothingHeld } from '../../../src/standins/slack/page/forms/held.ts';

const field = (blockId: string, initial: string): InputBlock => ({
  type: 'input',
  block_id: blockId,
  label: { type: 'plain_text', text: blockId },
  element: { type: 'plain_text_input', action_id: 'value', initial_value: initial },
});

describe('what a form holds', () => {
  it('starts with what the app gave', () => {
    const fields = fieldsOf([field('name', 'Winter')]);
    expect(stateValues(fields, initialValues(fields))).toEqual({
      name: { value: { type: 'plain_text_input', value: 'Winter' } },
    });
  });

  it('outlives an update that keeps the ids, and goes with the field', () => {
    const forms = createFormStore();
    const show = (...blocks: InputBlock[]) => {
      const fields = fieldsOf(blocks);
      forms.settle('view', initialValues(fields));
      return stateValues(fields, forms.read('view'));
    };
    show(field('name', ''));
    forms.write('view', fieldKey('name', 'value'), { ...nothingHeld, text: 'typed' });
    expect(show(field('name', 'from the app'), field('more', 'm'))).toEqual({
      name: { value: { type: 'plain_text_input', value: 'typed' } },
      more: { value: { type: 'plain_text_input', value: 'm' } },
    });
    show(field('more', 'm'));
    expect(show(field('name', 'from the app'))).toEqual({
      name: { value: { type: 'plain_text_input', value: 'from the app' } },
    });
  });
});
