import { isObject, objectsIn, which, type Json, type Rule } from './rule.ts';

/** An element whose initial choice is among what it offers. */
export function offersInitials(rule: Rule): Rule {
  return which(rule, areOffered, 'the initial option must be among the options');
}

function areOffered({ options, option_groups, initial_option, initial_options }: Json): boolean {
  const offered = [
    ...objectsIn(options),
    ...objectsIn(option_groups).flatMap((it) => objectsIn(it['options'])),
  ];
  const initials = [...objectsIn(initial_options), ...objectsIn([initial_option])];
  return initials.every((initial) => offered.some((option) => isSame(option, initial)));
}

function isSame(one: Json, other: Json): boolean {
  return one['value'] === other['value'] && textOf(one) === textOf(other);
}

const textOf = ({ text }: Json) => (isObject(text) ? text['text'] : undefined);
