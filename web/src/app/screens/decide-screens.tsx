/** Gives the screens of `decide` what other features provide. It has a file of its own because no other page needs it. */
import type { ComponentType } from 'react';
import { NeighboursContext, type DecideNeighbours } from '../../features/decide/neighbours.ts';
import type { WeighableCatalog } from '../../catalog/shared/weighable.ts';
import { catalogs } from '../catalogs.ts';

const modules = import.meta.glob<WeighableCatalog>('../../features/*/*.weighable.ts', { import: 'weighable' });

async function neighbours(): Promise<DecideNeighbours> {
  const [weighables, bookmarks, results, planned, verdicts, plans, paper, plan, costs] = await Promise.all([
    Promise.all(Object.values(modules).map((load) => load())),
    import('../../features/bookmarks/use-own-bookmarks.ts'),
    import('../../features/quiz/use-own-result.ts'),
    import('../../features/path/plan/use-planned.ts'),
    import('../../features/path/verdicts/use-verdicts.ts'),
    import('../../features/path/plan/use-plan.ts'),
    import('../../features/path/plan/use-paper.ts'),
    import('../../features/path/plan/paper-plan.tsx'),
    import('../../features/costs/use-yearly-costs.ts'),
  ]);
  return {
    ...{ catalogs, weighables },
    useOwnBookmarks: bookmarks.useOwnBookmarks,
    useOwnResult: results.useOwnResult,
    usePlannedPlaces: planned.usePlannedPlaces,
    usePlannedExams: planned.usePlannedExams,
    useVerdicts: verdicts.useVerdicts,
    useOwnPlan: plans.useOwnPlan,
    useOpenOnPaper: paper.useOpenOnPaper,
    useDetailsLines: paper.useDetailsLines,
    PaperPlan: plan.PaperPlan,
    useYearlyCosts: costs.useYearlyCosts,
  };
}

async function withNeighbours(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Screen, own] = await Promise.all([load(), neighbours()]);
  return () => (
    <NeighboursContext value={own}>
      <Screen />
    </NeighboursContext>
  );
}

export const decideScreen = () => withNeighbours(async () => (await import('../../features/decide/decide-screen.tsx')).DecideScreen);
export const togetherScreen = () => withNeighbours(async () => (await import('../../features/decide/together-screen.tsx')).TogetherScreen);
export const paperReportScreen = () =>
  withNeighbours(async () => (await import('../../features/decide/report-screen.tsx')).PaperReportScreen);
