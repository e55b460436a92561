import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { costsTexts } from '../../messages/costs.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { classNames } from '../../ui/classes.ts';
import { costKinds, monthsInYear, type Sum } from './sheet.ts';
import { useYearName } from './use-year-name.ts';

const cell = 'px-1 sm:px-2 py-1.5 text-end tabular-nums whitespace-nowrap';
const head = 'px-1 sm:px-2 py-1.5 text-start font-normal';

/** The whole arithmetic, line by line: every number can be added up by hand. */
export function SheetSum({ sum }: { sum: Sum }) {
  const text = useText(costsTexts);
  const rupees = useRupees();
  const format = useFormat();
  const yearName = useYearName();
  // Alike in every whole year, as published fees are: one column says it, and the table fits a phone.
  const wholeYears = sum.years.filter((_, index) => monthsInYear(sum, index) === 12);
  const isAlike = wholeYears.length > 1 && wholeYears.every((year) => JSON.stringify(year) === JSON.stringify(wholeYears[0]));
  const columns = sum.years
    .map((year, index) => ({ ...year, name: yearName(index, monthsInYear(sum, index)) }))
    .filter((_, index) => !isAlike || index === 0 || index >= wholeYears.length)
    .map((year, index) => (isAlike && index === 0 ? { ...year, name: text.each } : year));
  const written = costKinds.filter((kind) => !sum.unwritten.includes(kind));
  return (
    <>
      {/* A table may be wider than a phone: it is moved within its own frame, by keys too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key could move it */}
      <div role="region" aria-label={text.sum} tabIndex={0} className="overflow-x-auto">
        <table className="w-full border-collapse text-sm sm:text-base">
          <thead>
            <tr className="border-b border-line">
              <td />
              {columns.map(({ name }) => (
                <th key={name} scope="col" className={cell}>
                  {name}
                </th>
              ))}
              <th scope="col" className={cell}>
                {text.all}
              </th>
            </tr>
          </thead>
          <tbody>
            {written.map((kind) => (
              <Row key={kind} name={text.kinds[kind]} values={columns.map(({ figures }) => figures[kind])} whole={sum.figures[kind]} />
            ))}
            <Row name={text.costs} values={columns.map(({ costs }) => costs)} whole={sum.costs} isSum />
            <Row name={text.less} values={columns.map(({ figures }) => -figures.help)} whole={-sum.figures.help} />
            <Row name={text.toPay} values={columns.map(({ toPay }) => toPay)} whole={sum.toPay} isSum />
          </tbody>
        </table>
      </div>
      <ul className="mt-3 grid gap-1 text-sm">
        <li>{text.overMonths(rupees(sum.toPay), format.number(sum.months), rupees(sum.perMonth))}</li>
        {sum.budget && sum.toPay >= 0 && (
          <>
            <li>{text.ofBudget(rupees(sum.budget.perYear), format.number(sum.months / 12), rupees(sum.budget.whole))}</li>
            <li>
              {sum.budget.left < 0
                ? text.short(rupees(sum.toPay), rupees(sum.budget.whole), rupees(-sum.budget.left))
                : text.left(rupees(sum.budget.whole), rupees(sum.toPay), rupees(sum.budget.left))}
            </li>
          </>
        )}
      </ul>
    </>
  );
}

function Row({ name, values, whole, isSum = false }: { name: string; values: readonly number[]; whole: number; isSum?: boolean }) {
  const rupees = useRupees();
  return (
    <tr className={isSum ? 'border-y border-line-strong font-semibold' : undefined}>
      <th scope="row" className={classNames(head, isSum && 'font-semibold')}>
        {name}
      </th>
      {values.map((value, index) => (
        <td key={index} className={cell}>
          {rupees(value)}
        </td>
      ))}
      <td className={cell}>{rupees(whole)}</td>
    </tr>
  );
}
