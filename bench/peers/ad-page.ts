import { envelopes } from '../../src/services/envelope.ts';
import { Ad } from '../../src/services/social/index.ts';

/** The page of ads that our client validates, for peers that do: the same schema, not compiled. */
export const AdPage = envelopes.page(Ad).wire;
