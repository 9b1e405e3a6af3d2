import type { SourceNode } from '../source/source-node.ts';
import type { FieldType, ScalarType } from './field-type.ts';
import { parseScalar } from './parse-scalar.ts';
import type { PlanValue } from './plan-value.ts';
import type { Refuse } from './refuse.ts';

/**
 * Reads what was written as far as its notation is concerned: is `1,5` a number, is `31.12.2027` a day. Whether
 * the service takes the value is not asked here; what does not look like the type is passed on as it is, for the
 * service's rules to refuse.
 */
export function parseValue(node: SourceNode, type: FieldType, refuse: Refuse): PlanValue {
  if (type.kind === 'time' && node.kind !== 'scalar') {
    refuse(node.place, 'expected a day, with or without a time', 'write it as 2027-01-31');
  }
  if (node.kind === 'scalar' && node.value === null) {
    refuse(node.place, 'nothing is written here', 'write a value, or take it out');
  }
  switch (node.kind) {
    case 'scalar':
      return parseScalar(node, isScalarType(type) ? type : { kind: 'text' }, refuse);
    case 'list':
      return node.items.map((item) =>
        parseValue(item, type.kind === 'list' ? type.item : anyType, refuse),
      );
    case 'map':
      return Object.fromEntries(
        [...node.entries].map(([name, { node: part }]) => [
          name,
          parseValue(
            part,
            (type.kind === 'record' ? type.parts.get(name) : undefined) ?? anyType,
            refuse,
          ),
        ]),
      );
  }
}

const anyType: FieldType = { kind: 'any' };

function isScalarType(type: FieldType): type is ScalarType {
  return type.kind !== 'list' && type.kind !== 'record' && type.kind !== 'any';
}
