import type { Network } from '../shared/plan-ref.ts';
import type { FieldType } from './fields/field-type.ts';
import { planFields, type PlanField } from './fields/plan-field.ts';
import type { PlanLevel } from './plan-level.ts';

/** The fields of one level as a Markdown table. What differs by network has a row for each. */
export function fieldTable(level: PlanLevel): string {
  const fb = rowsOn('fb', level);
  const tw = rowsOn('tw', level);
  const names = new Set([...fb.keys(), ...tw.keys()]);
  const rows = [...names].flatMap((name) => {
    const [onFb, onTw] = [fb.get(name), tw.get(name)];
    if (onFb === onTw && onFb !== undefined) return [row(name, 'both', onFb)];
    return [
      ...(onFb === undefined ? [] : [row(name, 'fb', onFb)]),
      ...(onTw === undefined ? [] : [row(name, 'tw', onTw)]),
    ];
  });
  return ['| Field | On | Value | Needed, default |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

function rowsOn(network: Network, level: PlanLevel): Map<string, string> {
  const fields = [...planFields(level, network)];
  return new Map(fields.map(([name, field]) => [name, cells(field)]));
}

const row = (name: string, network: string, rest: string): string =>
  `| \`${name}\` | ${network} | ${rest} |`;

function cells({ type, required, conditions, default: fallback }: PlanField): string {
  const remarks = [
    ...(required ? ['needed'] : []),
    ...conditions,
    ...(fallback === undefined
      ? []
      : [`default \`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``]),
  ];
  return `${typeWords(type)} | ${remarks.join('; ')}`;
}

function typeWords(type: FieldType): string {
  switch (type.kind) {
    case 'text':
      return 'text';
    case 'number':
      return 'number';
    case 'flag':
      return '`true` or `false`';
    case 'choice':
      return type.choices.map((choice) => `\`${choice}\``).join(', ');
    case 'time':
      return 'day, or day and time';
    case 'list':
      return `list: ${typeWords(type.item)}`;
    case 'record':
      return [...type.parts].map(([name, part]) => `\`${name}\` (${typeWords(part)})`).join(', ');
    case 'any':
      return 'fields with values';
  }
}
