import type { RichTextBlock, RichTextSection } from '@slack/types';
import type { FieldResult, ProposedField } from '../../shared/operation.ts';
import { oneLine } from '../kit/one-line.ts';
import { bold, code, italic, line, list, richText, type Words } from '../kit/rich-text.ts';

/** The fields of a write, each with its value now and the one that would be sent. */
export function proposedList(fields: readonly ProposedField[]): RichTextBlock | undefined {
  return fieldList(fields, ({ now, proposed }, room) => [
    ...(now === undefined ? [] : [valueWords(now, room), ' → ']),
    bold(valueText(proposed, room)),
  ]);
}

/** The same after the write, with what the service tells now. */
export function resultList(fields: readonly FieldResult[]): RichTextBlock | undefined {
  return fieldList(fields, ({ now, proposed, after, state }, room) => {
    const before = now === undefined ? [] : [valueWords(now, room), ' → '];
    switch (state) {
      case 'so':
        return [...before, bold(valueText(after ?? proposed, room))];
      case 'other': {
        const told = valueText(after ?? '', room);
        return [...before, bold(told), italic(`  sent was ${valueText(proposed, room)}`)];
      }
      case 'unverified':
        return [...before, bold(valueText(proposed, room)), italic('  not told by the service')];
    }
  });
}

function fieldList<Field extends ProposedField>(
  fields: readonly Field[],
  words: (field: Field, room: number) => Words[],
): RichTextBlock | undefined {
  if (fields.length === 0) return undefined;
  const shown = fields.slice(0, mostFields);
  const room = Math.min(600, Math.floor(mostCharacters / (shown.length * 3)));
  const lines: RichTextSection[] = shown.map((field) =>
    line(code(oneLine(field.name, 50)), '  ', ...words(field, room)),
  );
  return richText(list(lines));
}

const valueWords = (value: string, room: number): Words => valueText(value, room);

const valueText = (value: string, room: number): string =>
  value.trim() === '' ? '(empty)' : oneLine(value, room);

/** No endpoint takes more. */
const mostFields = 50;
const mostCharacters = 6_000;
