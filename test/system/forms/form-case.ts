/** One operation, as somebody uses its form. The ids are those of the simulated services. */
export interface FormCase {
  operation: string;
  /** What goes into the fields, by their names; the examples are those of the reference. */
  fill: Record<string, string | string[]>;
  /** Words in the answer to a read, or in the message a confirmed write ends with. */
  answer: string[];
  /** What a write says it would send. */
  sends?: string;
}
