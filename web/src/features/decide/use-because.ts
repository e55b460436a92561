import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import type { RatingReason } from './known.ts';

/** On what a rating of the facts rests, in words. */
export function useBecause(): (because: RatingReason) => string {
  const { because: text } = useText(decideTexts);
  const { fields } = useText(taxonomyTexts);
  const format = useFormat();
  const rupees = useRupees();
  return (because) => {
    switch (because.kind) {
      case 'sameDistrict':
        return text.sameDistrict;
      case 'away':
        return text.away(format.number(because.km));
      case 'fees':
        return (because.isOfType ? text.feesOfType : text.fees)(text.feesBetween(rupees(because.from), rupees(because.to)));
      case 'chance':
        return text.chance(format.number(because.inTen));
      case 'verdict':
        return { open: text.open, open_if: text.openIf, closed: text.closed }[because.verdict];
      case 'field':
        return text.field(fields[because.field], format.number(because.place));
      case 'noField':
        return text.noField;
      case 'careers':
        return text.careers(format.number(because.count));
      case 'daily':
        return text.daily;
      case 'nirf':
        return text.nirf(because.rank, because.category, String(because.year));
    }
  };
}
