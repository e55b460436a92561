import type { Passport } from '@disha/contract/passport';
import type { Scholarship } from '@disha/contract/scholarships';
import { fittingOf } from '@disha/eligibility/scholarships';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { usePassport } from '../../session/passport.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { useOwnWishes, wish } from './own-wishes.ts';

/** Weighed on this device: what does not fit goes, what may fit stays. */
export function fittingOnly<Item extends Scholarship>(items: readonly Item[], passport: Passport): readonly Item[] {
  return items.filter((item) => fittingOf(item, passport).fit !== 'does_not');
}

/** Nothing where there is no passport to go by. */
export function FitsMe() {
  const { fit } = useText(scholarshipsTexts);
  const passport = usePassport();
  const { fits } = useOwnWishes();
  return (
    passport && (
      <Checkbox
        className="font-semibold"
        label={fit.only}
        checked={fits !== ''}
        onChange={(isChecked) => wish({ fits: isChecked ? 'yes' : '' })}
      />
    )
  );
}
