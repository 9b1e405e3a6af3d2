import type { z } from 'zod';

/** Whether a schema would take this value and give back its equal. False may also mean that this is not known. */
export type TakesAsIs = (value: unknown) => boolean;

/**
 * Generates the question of a schema for JSON values, so that an answer in which there is nothing to leave out need not
 * be copied: to ask costs a fifth of copying it. Undefined for a schema with a part of a kind not known here, such as one
 * that transforms.
 */
export function createTakesAsIs(schema: z.core.$ZodType): TakesAsIs | undefined {
  const leaves: z.core.$ZodType[] = [];
  const code = codeFor(schema, 'value', leaves);
  if (code === undefined) return undefined;
  // All that varies in the code are names and numbers of ours, the names as JSON.
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- as zod compiles; a loop over the schema costs as much as copying
  const generated: unknown = new Function(
    'leaves',
    'isKept',
    `return (value) => { ${code} return true; };`,
  )(leaves, isKept);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the code above ends with these
  return generated as TakesAsIs;
}

type Code = string | undefined;

/** Statements that return false unless what `value` names is taken as it is. */
function codeFor(schema: z.core.$ZodType, value: string, leaves: z.core.$ZodType[]): Code {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, no-underscore-dangle -- zod's own schemas are these, and that is where their definition is
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const isChecked = (def.checks?.length ?? 0) > 0;
  switch (def.type) {
    case 'object':
      return def.catchall || isChecked ? undefined : objectCode(def.shape, value, leaves);
    case 'array':
      return isChecked ? undefined : arrayCode(def.element, value, leaves);
    case 'optional':
      return unless(`${value} === undefined`, codeFor(def.innerType, value, leaves));
    case 'nullable':
      return unless(`${value} === null`, codeFor(def.innerType, value, leaves));
    case 'string':
    case 'number':
    case 'boolean':
      return isChecked || 'check' in def
        ? leafCode(schema, value, leaves)
        : `if (${unlike[def.type](value)}) return false;`;
    case 'enum':
    case 'literal':
    case 'null':
    case 'unknown':
      return leafCode(schema, value, leaves);
    default:
      return undefined;
  }
}

function objectCode(shape: z.core.$ZodLooseShape, value: string, leaves: z.core.$ZodType[]): Code {
  const known = `${value}_known`;
  const codes = Object.entries(shape).map(([name, schema], index) => {
    const field = `${value}_${index}`;
    const code = codeFor(schema, field, leaves);
    return (
      code &&
      `const ${field} = ${value}[${JSON.stringify(name)}]; if (${field} !== undefined) ${known} += 1; ${code}`
    );
  });
  if (codes.includes(undefined)) return undefined;
  return `
    if (typeof ${value} !== 'object' || ${value} === null || Array.isArray(${value})) return false;
    let ${known} = 0;
    ${codes.join('\n')}
    for (const name in ${value}) ${known} -= 1;
    if (${known} !== 0) return false;`;
}

function arrayCode(element: z.core.$ZodType, value: string, leaves: z.core.$ZodType[]): Code {
  const [at, item] = [`${value}_at`, `${value}_item`];
  const code = codeFor(element, item, leaves);
  return (
    code &&
    `
    if (!Array.isArray(${value})) return false;
    for (let ${at} = 0; ${at} < ${value}.length; ${at} += 1) {
      const ${item} = ${value}[${at}];
      ${code}
    }`
  );
}

const unlike = {
  string: (value: string) => `typeof ${value} !== 'string'`,
  boolean: (value: string) => `typeof ${value} !== 'boolean'`,
  // One too large for a number is read as infinite.
  number: (value: string) => `typeof ${value} !== 'number' || !Number.isFinite(${value})`,
};

const unless = (condition: string, code: Code): Code => code && `if (!(${condition})) { ${code} }`;

function leafCode(schema: z.core.$ZodType, value: string, leaves: z.core.$ZodType[]): string {
  return `if (!isKept(leaves[${leaves.push(schema) - 1}], ${value})) return false;`;
}

function isKept(schema: z.ZodType, value: unknown): boolean {
  const { success, data } = schema.safeParse(value);
  return success && Object.is(data, value);
}
