import type { ReactNode } from 'react';
import { costsTexts } from '../../messages/costs.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Summary } from '../../ui/summary.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useYearName } from './use-year-name.ts';
import {
  figureKinds,
  guessedIn,
  isAlike,
  likeTheFirst,
  monthsInYear,
  mostYears,
  noFigures,
  typedIn,
  withYears,
  type CostSheet,
  type slipsIn,
} from './sheet.ts';

interface SheetFormProps {
  sheet: CostSheet;
  slips: ReturnType<typeof slipsIn>;
  onChange: (sheet: CostSheet) => void;
  /** Under what the family can pay. */
  below?: ReactNode;
}

/** The first year, which stands for all of them; the others wait until somebody asks. On paper the sum stands for all of it. */
export function SheetForm({ sheet, slips, onChange, below }: SheetFormProps) {
  const text = useText(costsTexts);
  const fold = useEntryFold('each year', !isAlike(sheet));
  const { years } = sheet;
  const group = (index: number) => <YearFields key={index} index={index} sheet={sheet} slips={slips} onChange={onChange} />;
  return (
    <form noValidate aria-label={text.form} className="grid gap-4 print:hidden" onSubmit={(event) => event.preventDefault()}>
      {group(0)}
      <div className="max-w-sm">
        <Amount label={text.budget} value={sheet.budget} isSlip={slips.budget} onChange={(budget) => onChange({ ...sheet, budget })} />
        {below}
      </div>
      <details {...fold}>
        <Summary>{text.byYear}</Summary>
        <div className="grid gap-5 pt-2">
          {years.slice(1).map((_, index) => group(index + 1))}
          <div className="flex flex-wrap gap-2">
            {years.length < mostYears && (
              <Button look="quiet" onClick={() => onChange(withYears(sheet, [...years, noFigures]))}>
                {text.addYear}
              </Button>
            )}
            {years.length > 1 && (
              <>
                <Button look="quiet" onClick={() => onChange(withYears(sheet, years.slice(0, -1)))}>
                  {text.dropYear(String(years.length))}
                </Button>
                <Button look="quiet" onClick={() => onChange(likeTheFirst(sheet))}>
                  {text.sameEveryYear}
                </Button>
              </>
            )}
          </div>
        </div>
      </details>
    </form>
  );
}

/** One year: a group of fields, two beside each other. */
function YearFields({ index, sheet, slips, onChange }: { index: number } & Pick<SheetFormProps, 'sheet' | 'slips' | 'onChange'>) {
  const text = useText(costsTexts);
  const yearName = useYearName();
  const guessed = guessedIn(sheet);
  const isForAll = index === 0 && sheet.years.length > 1 && isAlike(sheet);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-heading font-bold">{isForAll ? text.each : yearName(index, monthsInYear(sheet, index))}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] items-end gap-3">
        {figureKinds.map((kind) => (
          <Amount
            key={kind}
            label={text.kinds[kind]}
            value={sheet.years[index]?.[kind] ?? ''}
            hint={index === 0 && guessed.includes(kind) ? text.guess : undefined}
            isSlip={slips.years[index]?.includes(kind) ?? false}
            onChange={(value) => onChange(typedIn(sheet, index, kind, value))}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  hint?: string | undefined;
  value: string;
  isSlip: boolean;
  onChange: (value: string) => void;
}

function Amount({ label, hint, value, isSlip, onChange }: AmountProps) {
  const text = useText(costsTexts);
  return (
    <Field label={label} hint={hint} error={isSlip ? text.noAmount : undefined}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
