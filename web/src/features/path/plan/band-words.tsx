import type { ToldSeat } from '@disha/eligibility/plan/proposal';
import { counselTexts } from '../../../messages/counsel.ts';
import { useText } from '../../../messages/locale.ts';
import { CertaintyMark } from '../../../ui/certainty-mark.tsx';
import type { ComparedCell } from '../../../ui/compare-table.tsx';

/** How likely a seat is: a word and a mark, and below it by what that is told. Never a number: marks tell none. */
export function useBandWords(): (seat: ToldSeat) => ComparedCell {
  const { chance: text } = useText(counselTexts);
  return ({ band, basis, year }) => ({
    value: text.bands[band],
    mark: <CertaintyMark mark="usual" fact={text.title} />,
    note: [text.basis[basis], ...(year === null ? [] : [year])].join(', '),
  });
}
