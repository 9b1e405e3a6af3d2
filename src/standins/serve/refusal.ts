import type { InputProblem } from '../../services/input-problem.ts';

/** What a stand-in says no with; each service has its own layout for it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Of a form, field by field; empty when it is about the whole. */
  readonly problems: readonly InputProblem[];
  /** For a service that has a word of its own for it. */
  readonly code: string | undefined;

  constructor(
    status: number,
    message: string,
    problems: readonly InputProblem[] = [],
    code?: string,
  ) {
    super(message);
    this.status = status;
    this.problems = problems;
    this.code = code;
  }
}

/** A form that is refused because of one field. */
export const refuseField = (field: string, message: string): Refusal =>
  new Refusal(400, 'Validation Failed', [{ path: [field], message, fix: '' }]);
