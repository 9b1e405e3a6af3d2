import { inWords, type Rule } from './rules.ts';

/** What a rule says of its field: `required when objective is website_conv`. */
export function ruleWords(rule: Rule): string {
  switch (rule.kind) {
    case 'required-if':
      return `required when ${inWords(rule.when)}`;
    case 'only-if':
      return `only when ${inWords(rule.when)}`;
    case 'fits-if':
      return `fewer values when ${inWords(rule.when)}`;
    case 'in-order':
      return `not before ${rule.after}`;
  }
}
