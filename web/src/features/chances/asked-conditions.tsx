import type { Counselling } from '@disha/contract/chances';
import { seatConditions, type SeatCondition } from '@disha/contract/chances.words';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Summary } from '../../ui/summary.tsx';

interface AskedConditionsProps {
  counselling: Counselling;
  fulfilled: readonly SeatCondition[];
  /** How many seats ask for something that is not said. */
  left: number;
  onChange: (fulfilled: readonly SeatCondition[]) => void;
}

/** One question for all quotas that ask for something beside a rank; nothing where no seat of the answer does. */
export function AskedConditions({ counselling, fulfilled, left, onChange }: AskedConditionsProps) {
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const fold = useEntryFold(`conditions of ${counselling.id}`);
  if (left === 0 && fulfilled.length === 0) return null;
  const quotasOf = (condition: SeatCondition) => counselling.quotas.filter((quota) => quota.condition === condition);
  return (
    <details {...fold}>
      <Summary>{text.asking(format.number(left))}</Summary>
      <fieldset>
        <legend className="font-semibold">{text.askingTitle}</legend>
        {seatConditions.map((condition) => {
          const quotas = quotasOf(condition);
          const isFulfilled = fulfilled.includes(condition);
          return (
            quotas.length > 0 && (
              <Checkbox
                key={condition}
                className="mt-1"
                label={text.conditions[condition]}
                why={quotas.map(({ name }) => name).join('; ')}
                checked={isFulfilled}
                onChange={() => onChange(isFulfilled ? fulfilled.filter((each) => each !== condition) : [...fulfilled, condition])}
              />
            )
          );
        })}
      </fieldset>
      <p className="mt-1 text-sm text-ink-soft">{text.askingWhy}</p>
    </details>
  );
}
