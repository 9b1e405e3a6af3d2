import { secretNames, variables } from './variables.ts';

/** The text of `.env.example`: each variable with its meaning; one that has a default is switched off. */
export function environmentExample(): string {
  return Object.entries(variables.shape)
    .map(([name, schema]) => {
      const fallback = schema.safeParse(undefined);
      const value = fallback.success ? writtenOut(fallback.data) : '';
      const file = secretNames.includes(name) ? `# Or in a file: ${name}_FILE=PATH\n` : '';
      return `# ${schema.description}\n${file}${value ? '# ' : ''}${name}=${value}\n`;
    })
    .join('\n');
}

/** Only plain defaults are worth showing; keys have none. */
function writtenOut(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
