import { isTooWide } from '@disha/contract/money';
import type { College } from '@disha/contract/colleges';
import { CollegeFees } from '../../catalog/item/fee-bands.tsx';
import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { feesTexts } from '../../messages/fees.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { useDetails } from '../../session/use-fact.ts';
import { CertaintyMark } from '../../ui/certainty-mark.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { BudgetBar, UnknownBar } from '../../ui/range-bar.tsx';
import { markOfBands, yearOf } from '../../catalog/shared/year-of.ts';

const lakh = 100_000;
/** The next round figure, so that the bar has a scale a reader can name. */
const endOf = (rupees: number) => Math.ceil((rupees * 1.1) / lakh) * lakh;
const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** A year's fees on a scale, beside what the family can pay where that was told; every band behind a tap. */
export function CollegeCosts({ college }: { college: College }) {
  const text = useText(feesTexts);
  const { detail } = useText(collegesTexts);
  const stateName = useStateName();
  const rupees = useRupees();
  const budget = useDetails()?.budget;
  const fold = useEntryFold('all fees');
  const year = yearOf(college.fees);
  const isWide = year !== undefined && isTooWide(year);
  const set = [...new Set(year?.bands.flatMap((band) => band.year ?? []))].join(', ');
  return (
    <PagePart title={text.title}>
      {year ? (
        <>
          <p>
            {isWide ? text.fromOn(rupees(year.from), text.per.year) : text.rangeAYear(rupees(year.from), rupees(year.to))}
            <CertaintyMark mark={markOfBands(year.bands)} fact={text.title} />{' '}
            <span className="text-small text-ink-soft">{text.tuition(set)}</span>
          </p>
          {isWide ? (
            <UnknownBar />
          ) : (
            <BudgetBar low={year.from} high={year.to} end={endOf(Math.max(year.to, budget ?? 0))} budget={budget} />
          )}
        </>
      ) : (
        <>
          <p className="mb-1">{college.fees.length > 0 ? text.seeBelow : text.none}</p>
          <UnknownBar />
        </>
      )}
      {college.fees.length > 0 && (
        <Folded title={text.bands} {...fold}>
          <CollegeFees bands={college.fees} />
        </Folded>
      )}
      <p className="flex flex-wrap gap-x-5">
        <Link to={paths.costsAt(college._id)} className={linkLook}>
          {text.sheet}
        </Link>
        <Link
          to={paths.scholarshipsIn(college.location.state)}
          className={linkLook}
          aria-label={detail.money(stateName(college.location.state))}
        >
          {text.help}
        </Link>
      </p>
    </PagePart>
  );
}
