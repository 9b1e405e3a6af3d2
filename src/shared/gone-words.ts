/** Why something cannot be changed any more. */
export const goneWords = 'it, or what it is in, is archived, deleted or gone';
