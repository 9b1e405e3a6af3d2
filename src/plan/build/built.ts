import type { FoundProblem } from '../found-problem.ts';
import type { SourceMap } from '../source/source-node.ts';
import { checkSiblings } from './check-siblings.ts';
import type { Identity } from './identify.ts';

/** An object as far as it could be built; `planned` is absent where something is wrong with it. */
export interface Built<Planned> {
  identity: Identity;
  planned?: Planned;
}

/** Builds siblings and sees that they can be told apart. */
export function buildAll<Planned>(
  maps: readonly SourceMap[],
  problems: FoundProblem[],
  build: (map: SourceMap) => Built<Planned>,
): Planned[] {
  const built = maps.map(build);
  checkSiblings(
    built.map(({ identity }) => identity.callings),
    problems,
  );
  return built.map(({ planned }) => planned).filter((planned) => planned !== undefined);
}
