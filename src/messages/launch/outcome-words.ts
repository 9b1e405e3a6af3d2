import type { LaunchResult } from '../../shared/launch.ts';
import { bold, person, type Words } from '../kit/rich-text.ts';

/** How a launch ended, in one sentence: as words with people in them, and as plain text. */
export function outcomeWords({ outcome, stoppedBy, audit }: LaunchResult): {
  words: Words[];
  plain: string;
} {
  switch (outcome) {
    case 'complete':
      return {
        words: [
          bold('Complete.'),
          audit?.playing.length === 0
            ? ' Everything the plan asks for is there once, and paused.'
            : ' Everything the plan asks for is there once.',
        ],
        plain: 'complete.',
      };
    case 'incomplete':
      return {
        words: [bold('Not complete.'), ' Launch the same plan again to make only what is missing.'],
        plain: 'not complete.',
      };
    case 'stopped':
      return {
        words: [
          bold('Stopped'),
          ...(stoppedBy === undefined ? [] : [' by ', person(stoppedBy)]),
          '. What exists stays; launch the same plan again to make the rest.',
        ],
        plain: 'stopped.',
      };
  }
}
