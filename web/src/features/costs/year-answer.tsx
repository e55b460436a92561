import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { costsTexts } from '../../messages/costs.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { isBlank, perYearOf, type FigureKind, type Sum } from './sheet.ts';

interface YearAnswerProps {
  sum: Sum;
  /** Of a course or a college: then there is none to choose. */
  isOfItem: boolean;
  /** Figures that nobody has typed. */
  guessed: readonly FigureKind[];
}

/** What a year costs, in one number, with what it is made of and what comes next. */
export function YearAnswer({ sum, isOfItem, guessed }: YearAnswerProps) {
  const text = useText(costsTexts);
  const rupees = useRupees();
  const format = useFormat();
  const isShort = sum.months < 12;
  if (isBlank(sum))
    return (
      <Card>
        <p className="text-heading font-bold">{text.nothing}</p>
        <p className="mb-4 text-ink-soft">{isOfItem ? text.askFirst : text.nothingHint}</p>
        <LinkButton to={isOfItem ? paths.scholarships : paths.courses}>{isOfItem ? text.toHelp : text.toCourses}</LinkButton>
      </Card>
    );
  return (
    <Card>
      <p>
        <span className="block text-ink-soft">{isShort ? text.inAll : text.aYear}</span>
        <strong className="text-title tabular-nums">{rupees(isShort ? sum.toPay : perYearOf(sum))}</strong>
      </p>
      <p>
        {sum.months <= 12
          ? text.aMonth(rupees(sum.perMonth))
          : text.perMonth(rupees(sum.toPay), format.number(sum.months / 12), rupees(sum.perMonth))}
      </p>
      {guessed.length > 0 && <p className="text-sm text-ink-soft">{text.guessed(format.list(guessed.map((kind) => text.kinds[kind])))}</p>}
      {sum.unwritten.length > 0 && (
        <p className="text-sm text-ink-soft">{text.unwritten(format.list(sum.unwritten.map((kind) => text.kinds[kind])))}</p>
      )}
      {sum.toPay < 0 && <p>{text.tooMuchHelp}</p>}
      {sum.budget && sum.toPay >= 0 && <BudgetBar sum={sum} budget={sum.budget} />}
      <LinkButton to={paths.scholarships} className="mt-4 w-full print:hidden">
        {text.toHelp}
      </LinkButton>
    </Card>
  );
}

/** What is to pay beside what the family can pay: the words stand first, the bar says the same. */
function BudgetBar({ sum, budget: { whole, left } }: { sum: Sum; budget: NonNullable<Sum['budget']> }) {
  const text = useText(costsTexts);
  const rupees = useRupees();
  const most = Math.max(sum.toPay, whole, 1);
  const fill = left < 0 ? 'fill-rust' : 'fill-leaf';
  const end = (100 * whole) / most;
  return (
    <div className="mt-3">
      <p className={classNames('font-semibold', left < 0 ? 'text-rust' : 'text-leaf')}>
        {left < 0 ? text.missing(rupees(-left)) : text.within(rupees(left))}
      </p>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className="my-1 block h-3 w-full rounded-full bg-sand">
        <rect width={(100 * sum.toPay) / most} height="12" className={fill} />
        <rect x={Math.min(end, 99)} width="1" height="12" className="fill-ink" />
      </svg>
      <p className="text-sm text-ink-soft">{text.barIs(rupees(whole))}</p>
    </div>
  );
}
