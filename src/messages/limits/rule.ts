import { problem, type BlockProblem, type Where } from './problem.ts';

/** What Slack would refuse in `value`, which stands at `where`. */
export type Rule = (value: unknown, where: Where) => BlockProblem[];

export type Json = Record<string, unknown>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list. */
export function objectsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Slack counts code points. */
export const characters = (text: string): number => Array.from(text).length;

/** Text of up to `max` characters. */
export function chars(max: number, { min = 1 }: { min?: number } = {}): Rule {
  return (value, where) => {
    if (typeof value !== 'string') return [problem(where, 'must be a string')];
    const length = characters(value);
    if (length < min) return [problem(where, `must be more than ${min - 1} characters`)];
    return length > max ? [problem(where, `must be less than ${max + 1} characters`)] : [];
  };
}

export function pattern(expression: RegExp, expected: string): Rule {
  return (value, where) =>
    typeof value === 'string' && expression.test(value)
      ? []
      : [problem(where, `must be ${expected}`)];
}

export function whole(min: number, max = Infinity): Rule {
  return (value, where) => {
    if (!Number.isInteger(value)) return [problem(where, 'must be an integer')];
    const isWithin = Number(value) >= min && Number(value) <= max;
    return isWithin ? [] : [problem(where, `must be between ${min} and ${max}`)];
  };
}

export const number: Rule = (value, where) =>
  typeof value === 'number' ? [] : [problem(where, 'must be a number')];

export const flag: Rule = (value, where) =>
  typeof value === 'boolean' ? [] : [problem(where, 'must be a boolean')];

export const anything: Rule = () => [];

export function oneOf(...values: (string | number)[]): Rule {
  return (value, where) =>
    values.some((allowed) => allowed === value)
      ? []
      : [problem(where, `must be one of ${values.join(', ')}`)];
}

export function list(rule: Rule, min: number, max = Infinity): Rule {
  return (value, where) => {
    if (!Array.isArray(value)) return [problem(where, 'must be an array')];
    if (value.length < min) return [problem(where, `no less than ${min} items allowed`)];
    if (value.length > max) return [problem(where, `no more than ${max} items allowed`)];
    return value.flatMap((item, at) => rule(item, [...where, at]));
  };
}

/** An object with exactly these fields; a `?` after the name says that it may be left out. */
export function shape(fields: Record<string, Rule>): Rule {
  const rules = new Map(
    Object.entries(fields).map(([name, rule]) => [name.replace(/\?$/, ''), rule]),
  );
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  return (value, where) => {
    if (!isObject(value)) return [problem(where, 'must be an object')];
    const given = Object.entries(value).filter(([, field]) => field !== undefined);
    const names = new Set(given.map(([name]) => name));
    return [
      ...required
        .filter((name) => !names.has(name))
        .map((name) => problem(where, `missing required field: ${name}`)),
      ...given.flatMap(([name, field]) => {
        const rule = rules.get(name);
        return rule === undefined
          ? [problem(where, `invalid additional property: ${name}`)]
          : rule(field, [...where, name]);
      }),
    ];
  };
}

/** Of several kinds of object the one that `type` names. */
export function byType(kinds: Record<string, Rule>): Rule {
  return (value, where) => {
    if (!isObject(value)) return [problem(where, 'must be an object')];
    const { type } = value;
    if (type === undefined) return [problem(where, 'missing required field: type')];
    const rule = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    return rule === undefined
      ? [problem([...where, 'type'], `unsupported type: ${JSON.stringify(type)}`)]
      : rule(value, where);
  };
}

/** Holds `rule`, and then what no single field shows. */
export function which(rule: Rule, holds: (value: Json) => boolean, otherwise: string): Rule {
  return (value, where) => {
    const problems = rule(value, where);
    if (problems.length > 0) return problems;
    return isObject(value) && !holds(value) ? [problem(where, otherwise)] : [];
  };
}

/** An object with exactly one of these fields. */
export function withOneOf(names: [string, string], rule: Rule): Rule {
  const [one, other] = names;
  const isOne = (value: Json) => (value[one] === undefined) !== (value[other] === undefined);
  return which(rule, isOne, `must define either \`${one}\` or \`${other}\``);
}
