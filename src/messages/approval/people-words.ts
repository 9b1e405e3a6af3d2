import { person, type Words } from '../kit/rich-text.ts';

/** `@Jonas, @Ravi and 3 more`. Names of at most ten. */
export function peopleWords(users: readonly string[]): Words[] {
  if (users.length === 0) return ['nobody'];
  const shown = users.slice(0, 10);
  const more = users.length - shown.length;
  const words = shown.flatMap((user, index): Words[] => [
    ...(index === 0 ? [] : [index === shown.length - 1 && more === 0 ? ' and ' : ', ']),
    person(user),
  ]);
  return more === 0 ? words : [...words, ` and ${more} more`];
}
