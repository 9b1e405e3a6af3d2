import { describe, expect, it } from 'vitest';
import { operationFormView } from '../../src/bot/views/operation-form-view.ts';
import { viewProblems } from '../../src/messages/limits.ts';
import { operations } from '../../src/operations/catalogue.ts';
import { nextFields, operationForm, shownFields } from '../../src/operations/operation-form.ts';
import { check } from '../../src/services/check.ts';
import { fieldOf, formOf } from './support.ts';

const names = (fields: readonly { name: string }[]) => fields.map(({ name }) => name);

describe('the form of every operation', () => {
  const forms = operations.map(
    (endpoint) => [endpoint.operation, operationForm(endpoint)] as const,
  );

  it.each(forms)('%s is within the limits of Slack, at its first step and whole', (_, form) => {
    const steps = [[], names(form.fields)];
    const problems = steps.flatMap((revealed) =>
      viewProblems(operationFormView(form, { channel: 'C0ADOPS', given: {}, revealed })),
    );
    expect(problems).toEqual([]);
  });

  it.each(forms)(
    '%s shows at once what the service requires, save what is configured',
    (_, form) => {
      const required = check(form.endpoint, {})
        .map(({ path }) => String(path[0]))
        .filter((name) => !form.fromConfiguration.includes(name));
      expect(names(shownFields(form, []))).toEqual(expect.arrayContaining(required));
      const marked = names(form.fields.filter((field) => field.isRequired));
      expect(new Set(marked)).toEqual(new Set(required));
    },
  );

  it.each(forms)('%s shows every field in the end, ten more at a time', (_, form) => {
    let revealed: string[] = [];
    for (
      let more = nextFields(form, revealed);
      more.length > 0;
      more = nextFields(form, revealed)
    ) {
      expect(more.length).toBeLessThanOrEqual(10);
      revealed = [...revealed, ...names(more)];
    }
    expect(names(shownFields(form, revealed))).toEqual(names(form.fields));
  });
});

describe('a form', () => {
  it('begins with the fields a condition can require', () => {
    const first = names(shownFields(formOf('campaigns.createFb'), []));
    expect(first).toHaveLength(13);
    expect(first).toEqual(
      expect.arrayContaining(['daily_budget', 'lifetime_budget', 'pixel_event', 'start_date']),
    );
  });

  it('is filled up with others as far as one looks at it without effort', () => {
    expect(names(shownFields(formOf('accounts.list'), []))).toEqual(['limit', 'page']);
    expect(shownFields(formOf('ads.create'), [])).toHaveLength(8);
  });

  it('says of a field what its element does not show', () => {
    expect(fieldOf('campaigns.createFb', 'daily_budget').hint).toContain(
      'Required when budget_type is daily. A number, such as 1.50.',
    );
    expect(fieldOf('campaigns.list', 'limit').hint).toBe(
      'A whole number from 1 to 300. Left empty: 100.',
    );
    expect(fieldOf('ads.get', 'a').hint).toContain(
      'Offers what is in the media plan and campaign above.',
    );
    expect(fieldOf('accounts.refresh', 'access_token').hint).toContain(
      'Kept encrypted, and not shown again.',
    );
    expect(fieldOf('mediaPlans.update', 'notes').hint).toContain('Type "" to empty it.');
  });

  it('has a picker for an id where it can be listed, and text elsewhere', () => {
    expect(fieldOf('ads.get', 'a')).toMatchObject({
      label: 'a (ad set)',
      takes: { kind: 'object', object: 'ad set' },
    });
    expect(fieldOf('adSets.create', 'audience').takes.kind).toBe('text');
    expect(fieldOf('mediaPlans.create', 'funding_instrument_id').takes.kind).toBe('object');
    expect(fieldOf('campaigns.createTw', 'funding_instrument_id').takes.kind).toBe('text');
  });

  it('has one field for the many filters of a search list, and all fields to choose from', () => {
    const form = formOf('search.campaigns.list');
    expect(names(form.fields)).toEqual([
      'clientId',
      'limit',
      'offset',
      'fields',
      'sort',
      'from',
      'to',
      'filters',
    ]);
    expect(fieldOf('search.campaigns.list', 'sort').takes).toMatchObject({ kind: 'choice' });
    expect(names(formOf('search.customers.list').fields)).toEqual([
      'id',
      'status',
      'legacyId',
      'name',
    ]);
  });

  it('leaves out what the configuration answers', () => {
    expect(formOf('search.auth.token')).toMatchObject({
      fields: [],
      fromConfiguration: ['username', 'password'],
    });
  });
});
