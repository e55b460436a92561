/** What this feature takes of others; `app/screens/decide-screens.tsx` passes it in. */
import type { QuizResult } from '@disha/contract/quiz';
import type { StudentFact } from '@disha/contract/passport';
import type { Plan } from '@disha/contract/path';
import { createContext, use, type ComponentType } from 'react';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';

export interface ChoosableItem {
  id: string;
  name: string;
}

/** Of the courses that rules speak of, and what Mathematics decides. */
export interface OpenCounts {
  open: number;
  openIf: number;
  depends: number;
  closed: number;
  maths: { has: boolean; count: number } | undefined;
}

type CostOfWay = (of: { way: string; course?: string | undefined }) => number | undefined;

export interface DecideNeighbours {
  catalogs: readonly CatalogScreens[];
  weighables: readonly WeighableCatalog[];
  useOwnBookmarks: () => { items: Readonly<Partial<Record<string, readonly ChoosableItem[]>>>; isLoading: boolean };
  useOwnResult: () => { result: QuizResult | null; language: string; isLoading: boolean };
  /** The places of each way of the plan. */
  usePlannedPlaces: () => { type: string; ids: readonly string[] };
  useOwnPlan: () => { plan: Plan | null; isLoading: boolean };
  usePlannedExams: () => { ids: readonly string[] };
  useOpenOnPaper: () => { counts: OpenCounts | null; isLoading: boolean };
  useDetailsLines: () => readonly { fact: StudentFact; text: string }[];
  useYearlyCosts: () => CostOfWay;
  PaperPlan: ComponentType<{ plan: Plan | null; costOf: CostOfWay }>;
  /** What the rules say of an item to the person here; undefined where nothing was told. */
  useVerdicts: () => (item: { type: string; id: string }) => string | undefined;
}

export const NeighboursContext = createContext<DecideNeighbours | null>(null);

export function useNeighbours(): DecideNeighbours {
  const neighbours = use(NeighboursContext);
  if (neighbours === null) throw new Error('app/screens/decide-screens.tsx provides the neighbours of these screens');
  return neighbours;
}
