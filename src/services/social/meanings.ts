import { flag, id } from '../wire.ts';

export const rule = id.describe('The id of the rule it uses');
export const sync = flag.describe('Push it to the publishers');
