import type { Endpoint } from '../services/endpoint.ts';
import { formField, type FormField } from './form-field.ts';
import { fieldsFromConfiguration } from './from-configuration.ts';
import { registryOf } from './read-filters.ts';

/** What a person fills in to have an operation done. */
export interface OperationForm {
  endpoint: Endpoint;
  /** Those to be seen at once first, else as they are declared. */
  fields: readonly FormField[];
  /** So many are shown at once. */
  firstStep: number;
  /** Fields that nobody fills in, because the worker has them from its configuration. */
  fromConfiguration: readonly string[];
}

/** So many fields one looks at without effort; a form is filled up to them. */
const comfortable = 8;

/** How many more fields come at a time. */
export const fieldsPerStep = 10;

/** Stands for all filters of a long list: one a line. */
export const filtersField = 'filters';

/** So many filters are fields of their own. */
const fewFilters = 10;

/** The form of an operation, made from its declaration. */
export function operationForm(endpoint: Endpoint): OperationForm {
  const fromConfiguration = fieldsFromConfiguration(endpoint.operation);
  const hidden = new Set([...fromConfiguration, ...(isLong(endpoint) ? endpoint.filters : [])]);
  const fields = Object.entries(endpoint.request.shape)
    .filter(([name]) => !hidden.has(name))
    .map(([name, schema]) => formField(endpoint, name, schema))
    .map((field) => (field.name === 'sort' ? sortField(endpoint, field) : field));
  const all = isLong(endpoint) ? [...fields, filters] : fields;
  const [essential, others] = partition(all, ({ isEssential }) => isEssential);
  return {
    endpoint,
    fields: [...essential, ...others],
    firstStep: Math.min(all.length, Math.max(essential.length, comfortable)),
    fromConfiguration,
  };
}

/** The fields to show once these others were asked for. */
export function shownFields(form: OperationForm, revealed: readonly string[]): FormField[] {
  return form.fields.filter(({ name }, index) => index < form.firstStep || revealed.includes(name));
}

/** The fields of the next step. */
export function nextFields(form: OperationForm, revealed: readonly string[]): FormField[] {
  return hiddenFields(form, revealed).slice(0, fieldsPerStep);
}

/** The fields that are not shown yet. */
export function hiddenFields(form: OperationForm, revealed: readonly string[]): FormField[] {
  const shown = shownFields(form, revealed);
  return form.fields.filter((field) => !shown.includes(field));
}

/** Where the field `filters` has the filters in. */
export function hasFiltersField({ fields }: OperationForm): boolean {
  return fields.some(({ takes }) => takes.kind === 'filters');
}

function isLong({ filters }: Endpoint): boolean {
  return filters.length > fewFilters;
}

/** Its declaration says text; what it may be is known. */
function sortField(endpoint: Endpoint, field: FormField): FormField {
  const names = Object.keys(registryOf(endpoint) ?? {});
  const values = names.flatMap((name) => [`-${name}`, name]);
  return { ...field, takes: { kind: 'choice', values } };
}

const filters: FormField = {
  name: filtersField,
  label: 'filters',
  hint: 'One a line: impressions>=100, campaign_name=contains:boots, campaign_status=in:ACTIVE,PAUSED. A field without an operator must be equal.',
  takes: { kind: 'filters' },
  isRequired: false,
  isEssential: false,
  isClearable: false,
  isLong: true,
};

function partition<T>(items: readonly T[], isIn: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isIn), items.filter((item) => !isIn(item))];
}
