import type { StudentDetails } from '@disha/contract/passport';
import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { scholarshipFitOf } from '@disha/eligibility/scholarships';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useDetails, useFact } from '../../session/use-fact.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useOwnWishes, wish } from './own-wishes.ts';

/** Weighed on this device: what does not fit goes, what may fit stays. */
export function fittingOnly<Item extends ScholarshipCard>(items: readonly Item[], studentDetails: StudentDetails): readonly Item[] {
  return items.filter((item) => scholarshipFitOf(item, studentDetails).fit !== 'does_not');
}

/** A student who has told group or income is shown what may be for them, until they want to see everything. */
export function useFits(): boolean {
  const { fits } = useOwnWishes();
  const known = [useFact('category', 'scholarships'), useFact('incomeBand', 'scholarships')];
  const isKnown = useDetails() !== null;
  return isKnown && (fits === 'yes' || (fits === '' && known.some((fact) => fact !== undefined)));
}

/** Nothing where there are no details to go by. */
export function FitsMe() {
  const { fit } = useText(scholarshipsTexts);
  const details = useDetails();
  const isOn = useFits();
  return (
    details && (
      <Checkbox
        className="font-semibold"
        label={fit.only}
        checked={isOn}
        onChange={(isChecked) => wish({ fits: isChecked ? 'yes' : 'no' })}
      />
    )
  );
}
