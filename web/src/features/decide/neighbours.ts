/** What this room takes of others, handed in where its screens are put together. */
import type { QuizResult } from '@disha/contract/quiz';
import { createContext, use } from 'react';
import type { Catalog } from '../../catalog/catalog.ts';
import type { WeighableCatalog } from '../../catalog/weighable.ts';

export interface ChoosableItem {
  id: string;
  name: string;
}

export interface DecideNeighbours {
  catalogs: readonly Catalog[];
  weighables: readonly WeighableCatalog[];
  useOwnBookmarks: () => { items: Readonly<Partial<Record<string, readonly ChoosableItem[]>>>; isLoading: boolean };
  useOwnResult: () => { result: QuizResult | null; isLoading: boolean };
  /** The places of each way of the plan. */
  usePlannedPlaces: () => { type: string; ids: readonly string[] };
  /** What the rules say of an item to whoever is here; undefined where nobody has said anything. */
  useVerdicts: () => (item: { type: string; id: string }) => string | undefined;
}

export const NeighboursContext = createContext<DecideNeighbours | null>(null);

export function useNeighbours(): DecideNeighbours {
  const neighbours = use(NeighboursContext);
  if (neighbours === null) throw new Error('the screens of this room are put together in app/decide-screens.tsx');
  return neighbours;
}
