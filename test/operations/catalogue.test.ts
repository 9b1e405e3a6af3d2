import { describe, expect, it } from 'vitest';
import {
  findOperation,
  isRead,
  nearestOperation,
  operations,
  searchOperations,
} from '../../src/operations/catalogue.ts';

describe('the catalogue', () => {
  it('has every operation of both services once', () => {
    expect(operations).toHaveLength(82);
    expect(new Set(operations.map(({ operation }) => operation)).size).toBe(82);
    expect(operations.filter(({ service }) => service === 'search')).toHaveLength(26);
  });

  it('finds an operation by its name, and one that was mistyped', () => {
    expect(findOperation('Campaigns.createFB')?.operation).toBe('campaigns.createFb');
    expect(findOperation('campains.list')).toBeUndefined();
    expect(nearestOperation('campains.list')?.operation).toBe('campaigns.list');
    expect(nearestOperation('frobnicate')).toBeUndefined();
  });

  it('finds all that have the words, by resource', () => {
    expect(searchOperations('delete audience')).toMatchObject([
      { name: 'audiences', operations: [{ operation: 'audiences.remove' }] },
    ]);
    expect(searchOperations('  ').flatMap((group) => group.operations)).toHaveLength(82);
    expect(searchOperations('search.campaigns').map(({ name }) => name)).toEqual([
      'search.campaigns',
    ]);
    expect(searchOperations('nothing has these')).toEqual([]);
  });

  it('tells what only looks from what changes something', () => {
    const writes = operations.filter((each) => !isRead(each));
    expect(writes.map(({ route }) => route.method)).not.toContain('GET');
    expect(writes).toHaveLength(28);
    expect(writes.every(({ service }) => service === 'social')).toBe(true);
  });
});
