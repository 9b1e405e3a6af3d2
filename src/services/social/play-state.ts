import { choice } from '../wire.ts';

/** Whether a campaign, an ad set or an ad runs. */
export const playState = choice(['play', 'pause']);
