import { z } from 'zod';
import { numericId } from './values.ts';

/** What a user may do with a client, as both of them list it. Roles seen are READ and WRITE. */
export const permissions = z
  .array(
    z.object({
      accessRoleClientId: numericId.nullish(),
      accessRoleUserId: numericId.nullish(),
      id: numericId.nullish(),
      accessRoles: z.array(z.string()).nullish(),
    }),
  )
  .nullish();
