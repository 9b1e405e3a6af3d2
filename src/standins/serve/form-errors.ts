import type { InputProblem } from '../../services/input-problem.ts';

/** The errors of a form the way Symfony describes them. */
export interface FormErrors {
  errors?: string[];
  children?: Record<string, FormErrors>;
}

/** Hangs each problem where its field is in the form. */
export function formErrors(problems: readonly InputProblem[]): FormErrors {
  const root: FormErrors = {};
  for (const { path, message } of problems) {
    let node = root;
    for (const step of path) {
      node.children ??= {};
      node = node.children[step] ??= {};
    }
    (node.errors ??= []).push(message);
  }
  return root;
}
