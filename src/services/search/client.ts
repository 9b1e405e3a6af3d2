import { z } from 'zod';
import { permissions } from './permissions.ts';
import { anyJson, numericId } from './values.ts';

const words = z.string().nullish();
const unknownType = anyJson.nullish();

/** A client of a customer. The reference gives the types of few of its fields. */
export const Client = z.object({
  customerId: numericId.nullish(),
  id: numericId,
  name: words,
  status: words,
  currency: words,
  timezone: words,
  locale: words,
  trackingId: unknownType,
  customerName: words,
  logo: unknownType,
  reportingComponentsId: unknownType,
  campaignFormat: unknownType,
  adFormat: unknownType,
  contactName: unknownType,
  contactMail: unknownType,
  contactPhone: unknownType,
  pitchSmartAgeRangeOn: unknownType,
  pitchSmartAgeRange: unknownType,
  createdAt: unknownType,
  createdBy: unknownType,
  updatedAt: unknownType,
  updatedBy: unknownType,
  hasArchives: unknownType,
  autoPauseOn: unknownType,
  autoPauseVal: unknownType,
  legacyIds: z.array(z.string()).nullish(),
  jobTitle: unknownType,
  notes: unknownType,
  reportingWeek: unknownType,
  trackingParams: unknownType,
  trackingParamDelimiter: unknownType,
  trackingParamStopChars: unknownType,
  trackingParamConcat: unknownType,
  sitelinkParam: unknownType,
  sitelinkParamDelimiter: unknownType,
  sitelinkParamStopChar: unknownType,
  urlbOnSync: unknownType,
  phoneExtension: unknownType,
  dataRetentionLifespan: unknownType,
  permissions,
});
export type Client = z.output<typeof Client>;
