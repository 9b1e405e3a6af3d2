import { z } from 'zod';
import { permissions } from './permissions.ts';
import { anyJson, numericId } from './values.ts';

const words = z.string().nullish();
const moment = z.string().nullish();
const unknownType = anyJson.nullish();

/** A user. Moments are `YYYY-MM-DD hh:mm:ss`. Its `passwordSalt` is a secret, which stays with the service. */
export const User = z.object({
  customerId: numericId.nullish(),
  id: numericId,
  name: words,
  userName: words,
  email: words,
  firstName: words,
  lastName: words,
  status: words,
  language: words,
  features: words,
  accessLevel: words,
  customerName: words,
  roles: z.array(z.string()).nullish(),
  createdAt: moment,
  updatedAt: moment,
  createdBy: unknownType,
  updatedBy: unknownType,
  legacyIds: unknownType,
  jobTitle: unknownType,
  lastConnection: unknownType,
  preferences: unknownType,
  image: unknownType,
  phoneNumber: unknownType,
  phoneExtension: unknownType,
  forcePasswordReset: unknownType,
  msgBstrOptObjs: unknownType,
  msgBstrOptHidAudCrtr: unknownType,
  msgBstrOptHidRlesHandl: unknownType,
  msgBstrOptAllPges: unknownType,
  permissions,
});
export type User = z.output<typeof User>;
