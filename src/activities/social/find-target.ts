import type { TargetFound, TargetQuestion } from '../../shared/target.ts';
import type { Targets } from './targets.ts';

export function createFindTarget({ targets }: { targets: Targets }) {
  return {
    /** What somebody meant by an id, an IO number or words. */
    async findTarget(question: TargetQuestion): Promise<TargetFound> {
      return targets.find(question);
    },
  };
}
