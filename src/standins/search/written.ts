import type { DataType } from '../../services/search/field.ts';
import type { Value } from './attributes/value.ts';
import { dayNumber } from './calendar.ts';

const daySeconds = 86_400;

/** A value as its data type is written in JSON. */
export function written(type: DataType, value: Value): unknown {
  if (value === null) return null;
  switch (type) {
    case 'integer':
    case 'micro_currency':
      return Math.round(Number(value));
    case 'micro_decimal':
      return Math.round(Number(value) * 1_000_000);
    case 'currency':
      return Math.round(Number(value)) / 1_000_000;
    case 'decimal':
    case 'percent':
      return Math.round(Number(value) * 10_000) / 10_000;
    case 'timestamp_seconds':
      return dayNumber(textOf(value)) * daySeconds;
    case 'timestamp_milliseconds':
      return dayNumber(textOf(value)) * daySeconds * 1000;
    case 'text':
    case 'enum':
    case 'mapped_enum':
    case 'date':
      return textOf(value);
    case 'boolean':
    case 'array':
    case 'json':
      return value;
  }
}

const textOf = (value: Value): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
