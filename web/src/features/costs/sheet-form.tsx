import type { ReactNode } from 'react';
import { costsTexts } from '../../messages/costs.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { cardLook } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useYearName } from './use-year-name.ts';
import {
  figureKinds,
  likeTheFirst,
  monthsInYear,
  mostYears,
  noFigures,
  withYears,
  type Figures,
  type CostSheet,
  type slipsIn,
} from './sheet.ts';

interface SheetFormProps {
  sheet: CostSheet;
  slips: ReturnType<typeof slipsIn>;
  /** What hostel and food often cost. */
  living: string | undefined;
  onChange: (sheet: CostSheet) => void;
  /** Under what the family can pay. */
  below?: ReactNode;
}

/** A year is a group of fields. On paper the table of the sum stands for all of it. */
export function SheetForm({ sheet, slips, living, onChange, below }: SheetFormProps) {
  const text = useText(costsTexts);
  const yearName = useYearName();
  const { years } = sheet;
  const setYear = (index: number, figures: Figures) =>
    onChange({
      ...sheet,
      years: years.map((each, at) => (at === index ? figures : each)),
      // Fees that somebody has typed are not published ones.
      band: figures.fees === years[index]?.fees ? sheet.band : undefined,
    });
  return (
    <form noValidate aria-label={text.form} className="grid gap-4 print:hidden" onSubmit={(event) => event.preventDefault()}>
      <p className="text-ink-soft">{text.hint}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {years.map((figures, index) => (
          <fieldset key={index} className={classNames(cardLook, 'grid content-start gap-3 p-4')}>
            <legend className="float-start mb-2 text-[1.08rem] font-semibold">{yearName(index, monthsInYear(sheet, index))}</legend>
            {figureKinds.map((kind) => (
              <Amount
                key={kind}
                label={text.kinds[kind]}
                value={figures[kind]}
                hint={kind === 'hostel' && index === 0 ? living : undefined}
                isSlip={slips.years[index]?.includes(kind) ?? false}
                onChange={(value) => setYear(index, { ...figures, [kind]: value })}
              />
            ))}
          </fieldset>
        ))}
      </div>
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
      <div className="max-w-sm">
        <Amount label={text.budget} value={sheet.budget} isSlip={slips.budget} onChange={(budget) => onChange({ ...sheet, budget })} />
        {below}
      </div>
    </form>
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
