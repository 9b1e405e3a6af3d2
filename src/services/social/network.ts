import { choice } from '../wire.ts';

/** The publisher network of an entity. */
export const network = choice(['fb', 'tw']);
