import type { Option, OptionGroup } from '@slack/types';

/** One line in a list to choose from. */
export interface Choice {
  /** The option's value, or the id of a person or channel. */
  id: string;
  label: string;
  description?: string;
  group?: string;
  /** Present where the choice is one of the app's options. */
  option?: Option;
}

/** The app's options, or groups of them, as lines in its order. */
export function choicesOf(options: Option[] = [], groups: OptionGroup[] = []): Choice[] {
  return [
    ...options.map((option) => choiceOf(option)),
    ...groups.flatMap(({ label, options: grouped }) =>
      grouped.map((option) => ({ ...choiceOf(option), group: label.text })),
    ),
  ];
}

/** One option as a line. */
export function choiceOf(option: Option): Choice {
  return {
    id: option.value ?? '',
    label: option.text.text,
    ...(option.description ? { description: option.description.text } : {}),
    option,
  };
}

/** Choices in which every word of `query` occurs. */
export function matching(choices: Choice[], query: string): Choice[] {
  const words = query.toLowerCase().split(/\s+/);
  return choices.filter(({ label, description = '' }) =>
    words.every((word) => `${label} ${description}`.toLowerCase().includes(word)),
  );
}
