/** Puts the screens of the room that decides together, of what other rooms hand in. In a file of its own: no other page needs it. */
import type { ComponentType } from 'react';
import { NeighboursContext, type DecideNeighbours } from '../features/decide/neighbours.ts';
import type { WeighableCatalog } from '../catalog/weighable.ts';
import { catalogs } from './catalogs.ts';

const modules = import.meta.glob<WeighableCatalog>('../features/*/*.weighable.ts', { import: 'weighable' });

async function neighbours(): Promise<DecideNeighbours> {
  const [weighables, { useOwnBookmarks }, { useOwnResult }, { usePlannedPlaces }, { useVerdicts }] = await Promise.all([
    Promise.all(Object.values(modules).map((load) => load())),
    import('../features/bookmarks/use-own-bookmarks.ts'),
    import('../features/quiz/use-own-result.ts'),
    import('../features/path/plan/use-planned.ts'),
    import('../features/path/verdicts/use-verdicts.ts'),
  ]);
  return { catalogs, weighables, useOwnBookmarks, useOwnResult, usePlannedPlaces, useVerdicts };
}

async function withNeighbours(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, own] = await Promise.all([load(), neighbours()]);
  return () => (
    <NeighboursContext value={own}>
      <Screen />
    </NeighboursContext>
  );
}

export const decideScreen = () => withNeighbours(async () => (await import('../features/decide/decide-screen.tsx')).DecideScreen);
export const togetherScreen = () => withNeighbours(async () => (await import('../features/decide/together-screen.tsx')).TogetherScreen);
