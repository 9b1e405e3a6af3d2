import { describe, expect, it } from 'vitest';
import { launchFields } from '../../../src/bot/views/launch-form.ts';
import { readLaunchForm } from '../../../src/bot/views/read-launch-form.ts';

const file = { id: 'F1', name: 'boots.yaml', size: 1_000, mimetype: 'text/plain' };

/** The state as Slack sends it: every field is there, empty ones hold null. */
function state(filled: {
  files?: object[];
  text?: string;
  example?: string;
  advertiser?: { value: string };
  startDate?: string;
}) {
  const { files = [], text = null, example, advertiser = null, startDate = null } = filled;
  return {
    [launchFields.file]: { value: { type: 'file_input', files } },
    [launchFields.text]: { value: { type: 'plain_text_input', value: text } },
    [launchFields.example]: {
      value: { type: 'static_select', selected_option: example ? { value: example } : null },
    },
    [launchFields.advertiser]: {
      'launch.party': { type: 'external_select', selected_option: advertiser },
    },
    [launchFields.account]: { 'launch.party': { type: 'external_select', selected_option: null } },
    [launchFields.startDate]: { value: { type: 'datepicker', selected_date: startDate } },
  };
}

describe('the form for a plan', () => {
  it.each([
    [{ files: [file] }, { kind: 'upload', fileId: 'F1', name: 'boots.yaml', size: 1_000 }],
    [{ text: 'name: x' }, { kind: 'text', text: 'name: x' }],
    [{ example: 'boots.yaml' }, { kind: 'example', name: 'boots.yaml' }],
  ])('takes one of its three ways: %j', (filled, given) => {
    expect(readLaunchForm(state(filled))).toEqual({ given, overrides: {} });
  });

  it('takes what is said over the plan, without blanks around it', () => {
    const filled = { text: 'name: x', advertiser: { value: '  Acme ' }, startDate: '2026-12-01' };
    expect(readLaunchForm(state(filled))).toMatchObject({
      overrides: { advertiser: 'Acme', startDate: '2026-12-01' },
    });
  });

  it('asks for a plan where there is none, or only blanks', () => {
    expect(readLaunchForm(state({ text: ' \n ' }))).toEqual({
      errors: { [launchFields.file]: expect.stringContaining('Give a file') },
    });
  });

  it('refuses several plans at once, at each of them', () => {
    const answer = readLaunchForm(state({ files: [file], example: 'boots.yaml' }));
    expect(answer).toEqual({
      errors: {
        [launchFields.file]: expect.stringContaining('one way only'),
        [launchFields.example]: expect.stringContaining('one way only'),
      },
    });
  });

  it.each([
    [{ ...file, name: 'boots.xlsx' }, 'neither .yaml, .yml nor .csv'],
    [{ ...file, name: 'yaml' }, 'neither'],
    [{ ...file, size: 0 }, 'empty'],
    [{ ...file, size: 1_000_001 }, '1,000,001 bytes; 1,000,000 (1 MB) are allowed'],
  ])('refuses a file it cannot read: %j', (wrong, message) => {
    expect(readLaunchForm(state({ files: [wrong] }))).toEqual({
      errors: { [launchFields.file]: expect.stringContaining(message) },
    });
  });

  it('takes a file of exactly 1 MB, whatever the case of its name', () => {
    const largest = { ...file, name: 'BOOTS.CSV', size: 1_000_000 };
    expect(readLaunchForm(state({ files: [largest] }))).not.toHaveProperty('errors');
  });
});
