/** A value of a field as JSON has it. */
export type PlanValue = string | number | boolean | PlanValue[] | { [part: string]: PlanValue };
