import type { StudentDetails } from '@disha/contract/passport';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '../../../catalog/search/use-debounced.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { pathQueries } from '../path.queries.ts';
import { isWithinReach, weigherOf } from '../verdicts/weigh.ts';

/** What an answer opens or closes, while it is given: at the lower edge, wherever the form is scrolled to. Weighed on this device. */
export function OpenCount({ passport: details }: { passport: StudentDetails }) {
  const { within } = useText(detailsTexts);
  const format = useFormat();
  const { data } = useQuery(pathQueries.rules());
  const told = useDebounced(details);
  const counts = useMemo(() => {
    if (!data) return undefined;
    const { judged } = weigherOf(data.book, told);
    const count = (items: readonly { type: string; id: string }[]) =>
      format.number(
        items.filter((item) => {
          const known = judged(item);
          return known !== undefined && isWithinReach(known);
        }).length,
      );
    return [count(data.book.courses), count(data.book.exams), count(data.book.careers)] as const;
  }, [data, told, format]);
  return (
    <p role="status" className="sticky bottom-0 z-10 mt-3 min-h-tap border-t border-line bg-paper py-2 font-semibold">
      {counts && within(...counts)}
    </p>
  );
}
