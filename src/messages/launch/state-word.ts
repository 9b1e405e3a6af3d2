import type { BranchState } from '../../shared/launch.ts';

/** How a branch's state reads in a tree; always a word, never a colour or a sign alone. */
export const stateWord: Record<BranchState, string> = {
  planned: 'waiting',
  making: 'making …',
  existed: 'existed',
  made: 'made',
  failed: 'failed',
  stopped: 'stopped',
};
