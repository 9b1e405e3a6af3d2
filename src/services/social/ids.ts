import { idOf } from '../wire.ts';

/*
 * Identifiers by what they are of. Paths call a media plan `m`, a campaign `c` and an ad set `a`, which says
 * nothing to people.
 */

export const mediaPlanId = idOf('media plan').describe('The media plan');
export const mediaPlanIdOrIo = idOf('media plan').describe('The media plan, by id or IO number');
export const campaignId = idOf('campaign').describe('The campaign');
export const adSetId = idOf('ad set').describe('The ad set');
export const adId = idOf('ad');
export const accountId = idOf('account');
export const advertiserId = idOf('advertiser');
export const audienceId = idOf('audience');
export const clusterId = idOf('targeting cluster');
export const userId = idOf('user');
export const fundingInstrumentId = idOf('funding instrument');
