import { describe, expect, it } from 'vitest';
import { findOperation } from '../../src/operations/catalogue.ts';
import { canPick, pickerSource } from '../../src/operations/picker-source.ts';
import { check } from '../../src/services/check.ts';
import { objectKinds } from '../../src/shared/object-kind.ts';

const campaign = { 'media plan': '1', campaign: '2' };

describe('where a picker finds what it offers', () => {
  it('is the narrowest place that is named', () => {
    expect(pickerSource('campaign', { 'media plan': '1001' })).toEqual({
      operation: 'campaigns.list',
      input: { m: '1001' },
    });
    expect(pickerSource('campaign', {})).toEqual({ operation: 'campaigns.listAll', input: {} });
    expect(pickerSource('ad', { ...campaign, 'ad set': '3' })?.operation).toBe('ads.list');
    expect(pickerSource('ad', { ...campaign, 'ad set': '' })?.operation).toBe('ads.listInCampaign');
  });

  it('is nowhere as long as the form does not say below what', () => {
    expect(pickerSource('ad set', { 'media plan': '1' })).toBeUndefined();
    expect(canPick('ad set', ['media plan'])).toBe(false);
    expect(canPick('ad set', ['media plan', 'campaign'])).toBe(true);
  });

  it.each(objectKinds)('is an operation that lists each %s, with all it takes', (object) => {
    const within = { ...campaign, 'ad set': '3', account: '4', 'search client': '5' };
    const source = pickerSource(object, within);
    const endpoint = findOperation(source?.operation ?? '');
    expect(endpoint && check(endpoint, source?.input)).toEqual([]);
  });
});
