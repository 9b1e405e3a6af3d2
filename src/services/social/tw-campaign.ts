import { choice, clearableText, defaulted, text, unixTime } from '../wire.ts';
import { amount } from './amount.ts';
import { defaultNaming } from './default-naming.ts';
import { fundingInstrumentId } from './ids.ts';
import { rule, sync } from './meanings.ts';
import { playState } from './play-state.ts';

/** What a new campaign on `tw` takes. */
export const twFields = {
  name: text,
  status: playState,
  objective: choice([
    'APP_ENGAGEMENTS',
    'APP_INSTALLS',
    'TWEET_ENGAGEMENTS',
    'WEBSITE_CLICKS',
    'WEBSITE_CONVERSIONS',
    'VIDEO_VIEWS',
    'AWARENESS',
  ]),
  daily_budget: amount,
  lifetime_budget: amount,
  start_date: unixTime,
  end_date: unixTime.optional(),
  io_number: text.optional(),
  sync: defaulted(sync, false),
  campaign_naming: defaulted(text, defaultNaming.tw.campaign),
  ads_naming: defaulted(text, defaultNaming.tw.ads),
  funding_instrument_id: fundingInstrumentId,
  rule: rule.optional(),
};

/** What a campaign on `tw` lets be changed. */
export const twChanges = {
  name: text.optional(),
  io_number: clearableText.optional(),
  rule: rule.optional(),
  daily_budget: amount.optional(),
  lifetime_budget: amount.optional(),
  start_date: unixTime.optional(),
  end_date: unixTime.optional(),
  campaign_naming: clearableText.optional(),
  ads_naming: clearableText.optional(),
};
