import type { KnownBlock } from '@slack/types';
import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import type { ActionDoor } from '../doors.ts';
import { useActs } from './acts.ts';
import type { Choice } from './forms/choices.ts';
import { fieldsOf, initialValues, stateValues } from './forms/fields.ts';

/** A message, a modal or the Home tab, on which elements stand. */
export interface SurfaceProps {
  /** Names its fields in the form store. */
  id: string;
  in: ActionDoor['in'];
  blocks: KnownBlock[];
  /** The conversation the person is in. */
  here?: string | undefined;
  /** What is wrong with a field, by block id. */
  problems: Record<string, string>;
  onFailed: (error: string) => void;
}

/** Blocks inside stand on this surface; their fields start with what the app gave. */
export function Surface({ children, ...surface }: SurfaceProps & { children: ReactNode }) {
  const { id, in: where, blocks, here, problems, onFailed } = surface;
  const { act, suggest, forms } = useActs();
  const fields = useMemo(() => fieldsOf(blocks), [blocks]);
  useEffect(() => forms.settle(id, initialValues(fields, here)), [forms, id, fields, here]);
  const bound = useMemo<BoundSurface>(
    () => ({
      id,
      problems,
      act: async (action) => {
        const values = stateValues(fields, forms.read(id));
        const { ok, error = 'unknown' } = await act({ in: where, ...action, values });
        if (!ok) onFailed(error);
      },
      suggest: (field) => {
        const values = stateValues(fields, forms.read(id));
        return suggest({ in: where, ...field, values });
      },
    }),
    [id, problems, where, fields, forms, act, suggest, onFailed],
  );
  return <SurfaceContext value={bound}>{children}</SurfaceContext>;
}

/** The surface as an element on it sees it. */
interface BoundSurface {
  id: string;
  problems: Record<string, string>;
  act: (action: Pick<ActionDoor, 'blockId' | 'actionId' | 'chosen'>) => Promise<void>;
  suggest: (field: { blockId: string; actionId: string; value: string }) => Promise<Choice[]>;
}

/** @throws outside of a surface, which is a mistake in the page. */
export function useSurface(): BoundSurface {
  const surface = useContext(SurfaceContext);
  if (surface === undefined) throw new Error('Wrap this in <Surface>.');
  return surface;
}

const SurfaceContext = createContext<BoundSurface | undefined>(undefined);
