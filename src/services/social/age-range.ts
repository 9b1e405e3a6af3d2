import { z } from 'zod';

/** Years of age, first and last: `25-44`. */
export const ageRange = z.string().regex(/^\d+-\d+$/, 'an age range such as 25-44');
