import type { Message } from '../messages/kit/message.ts';
import { sentence } from '../messages/kit/sentence.ts';
import { operationList } from '../messages/operation-list.ts';
import { nearestOperation, searchOperations } from '../operations/catalogue.ts';
import { slashCommand } from '../shared/ids.ts';

/** For somebody who typed an operation that does not exist, or words to search by. */
export function unknownOperation(words: string): Message {
  const [name = ''] = words.split(/\s/);
  const found = searchOperations(words).flatMap(({ operations }) => operations);
  if (found.length > 0) return operationList(`Operations with “${words}”:`, found);
  const meant = nearestOperation(name);
  if (meant !== undefined) {
    return operationList(`I do not know “${name}”. Did you mean ${meant.operation}?`, [meant]);
  }
  return sentence(
    `I do not know “${name}”, and no operation has these words. \`${slashCommand} do\` opens a list to search in.`,
  );
}
