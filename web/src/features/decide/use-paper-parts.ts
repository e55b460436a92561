import { indianDay } from '@disha/contract/indian-day';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useWeighings } from './stored-weighings.ts';
import { useNeighbours } from './neighbours.ts';
import type { SheetParts } from './paper-sheet.tsx';
import { useShortlist } from './use-shortlist.ts';

const noShortlist = { kind: '', ids: [] };

/** Everything the report is made of, as far as this device and the catalogs have it. */
export function usePaper(): { parts: Omit<SheetParts, 'told'>; isLoading: boolean } {
  const { useOwnResult, useOpenOnPaper, useOwnPlan, usePlannedExams } = useNeighbours();
  const result = useOwnResult();
  const open = useOpenOnPaper();
  const { plan, isLoading: isPlanLoading } = useOwnPlan();
  const { ids: exams } = usePlannedExams();
  const [weighed] = useWeighings();
  const shortlist = useShortlist(weighed ?? noShortlist);
  const dated = useQuery({
    queryKey: ['decide', 'dated', exams],
    enabled: exams.length > 0,
    queryFn: ({ signal }) => call('GET /calendar', { query: { exams: exams.join(',') }, signal }),
  });
  return {
    parts: {
      ...{ plan, today: indianDay(), result: result.result, resultIn: result.language, counts: open.counts },
      exams: dated.data?.exams ?? [],
      shortlist:
        weighed && shortlist.items.length > 1 ? { kind: weighed.kind, items: shortlist.items, weighing: weighed.weighing } : undefined,
    },
    isLoading: result.isLoading || open.isLoading || isPlanLoading || shortlist.isLoading || dated.isLoading,
  };
}
