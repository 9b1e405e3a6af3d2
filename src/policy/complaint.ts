/** What is wrong and what to do, for a zod check that zod has no words for. The message goes after the value. */
export interface Complaint {
  error: string;
  /** Checks of the object around it would stumble over the same. */
  abort: true;
  params: { fix: string };
}

export function complaint(error: string, fix: string): Complaint {
  return { error, abort: true, params: { fix } };
}
