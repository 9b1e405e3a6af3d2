import { message, type Message } from './message.ts';
import { code, paragraph, person, type Words } from './rich-text.ts';

/**
 * A plain sentence to one person. Of all markup only `code` and mentions of people, `<@U…>`, are read as such, so that
 * it is for our own words; with names in it that come from elsewhere use `plainSentence`.
 */
export function sentence(text: string): Message {
  return message(text.replaceAll(mention, 'somebody'), paragraph(...words(text, markup)));
}

/** The same without mentions: whatever things are called in it, nobody is pinged. */
export function plainSentence(text: string): Message {
  return message(text, paragraph(...words(text, codeOnly)));
}

const mention = /<@([UW][A-Z0-9]{2,20})>/g;
const markup = /(<@[UW][A-Z0-9]{2,20}>|`[^`]+`)/;
const codeOnly = /(`[^`]+`)/;

/** Splitting by a group leaves what it found at the odd places. */
function words(text: string, marked: RegExp): Words[] {
  const parts = text.slice(0, 2_900).split(marked);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('`') ? code(part.slice(1, -1)) : person(part.slice(2, -1));
  });
}
