import { message, type Message } from './message.ts';
import { code, paragraph, person, type Words } from './rich-text.ts';

/** A plain sentence to one person. Of all markup only `code` and mentions of people, `<@U…>`, are read as such. */
export function sentence(text: string): Message {
  return message(text.replaceAll(mention, 'somebody'), paragraph(...words(text.slice(0, 2_900))));
}

const mention = /<@([UW][A-Z0-9]{2,20})>/g;
const markup = /(<@[UW][A-Z0-9]{2,20}>|`[^`]+`)/;

/** Splitting by a group leaves what it found at the odd places. */
function words(text: string): Words[] {
  return text.split(markup).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('`') ? code(part.slice(1, -1)) : person(part.slice(2, -1));
  });
}
