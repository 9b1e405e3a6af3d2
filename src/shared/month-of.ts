/** The number of a month, from 1, by its English name in lower case or the first three letters of it or more; 0 for anything else. */
export const monthOf = (word: string): number =>
  word.length < 3 ? 0 : months.findIndex((name) => name.startsWith(word)) + 1;

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
