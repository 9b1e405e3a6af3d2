import type { InputProblem } from '../../services/input-problem.ts';

/** What a stand-in says no with; each service has its own layout for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Of a form, field by field; empty when it is about the whole. */
  readonly problems: readonly InputProblem[];

  constructor(status: number, message: string, problems: readonly InputProblem[] = []) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

/** A form that is refused because of one field. */
export const refuseField = (field: string, message: string): Refusal =>
  new Refusal(400, 'Validation Failed', [{ path: [field], message, fix: '' }]);
