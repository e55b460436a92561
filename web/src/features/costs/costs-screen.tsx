import type { College } from '@disha/contract/colleges';
import { durationInMonths } from '@disha/contract/duration';
import type { FeeBand } from '@disha/contract/fees';
import { studentFacts, type StudentDetails } from '@disha/contract/passport';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { FoldedGuideLinks } from '../../catalog/item/guide-links.tsx';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { costsTexts } from '../../messages/costs.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useFact } from '../../session/use-fact.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { Summary } from '../../ui/summary.tsx';
import { costsQueries } from './costs.queries.ts';
import { feeOffers, feesAt, livingOffer, typicalFees, usualOffer } from './fee-offers.ts';
import { FeeSource } from './fee-source.tsx';
import { dropSheet, keepSheet, costSheetOf, useStoredSheets } from './stored-sheets.ts';
import { PlanCosts, type PlannedWay } from './plan-costs.tsx';
import { blankSheet, guessedIn, isBlank, rupeesIn, slipsIn, sumOf, withFees, withLiving, type CostSheet } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { SheetSum } from './sheet-sum.tsx';
import { YearAnswer } from './year-answer.tsx';

const usualYears = 3;
const ofCosts = ['education-loan', 'fee-waiver', 'what-college-costs', 'hostel'] as const;

/** The plan of the person here: another feature's, handed in where the screen is put together. */
type UsePlanned = () => { ways: readonly PlannedWay[]; isWaiting: boolean };

/** The cost sheet of a course, of a college, of a way of the plan, or of whatever somebody thinks of. Nothing typed leaves this device. */
export function CostsScreen({ usePlanned }: { usePlanned: UsePlanned }) {
  const text = useText(costsTexts);
  const [params, setParams] = useSearchParams();
  const { ways, isWaiting } = usePlanned();
  const asked = params.get('way');
  const way = ways.find(({ label }) => label === asked);
  const collegeId = params.get('college') ?? '';
  const isBrowser = useIsBrowser();
  const ofCollege = useQuery({ ...costsQueries.college(collegeId), enabled: isBrowser && collegeId !== '' });
  // Of a college that says nothing else, the course most are taught: how long it is paid depends on it.
  const id = (way ? way.course : (params.get('course') ?? mostTaught(ofCollege.data))) ?? '';
  const ofCourse = useQuery({ ...costsQueries.course(id), enabled: isBrowser && id !== '' });
  const isAsked = (id !== '' && ofCourse.isPending) || (collegeId !== '' && ofCollege.isPending);
  const isHere = isBrowser && !(isWaiting && asked !== null) && !isAsked;
  const months = ofCourse.data && durationInMonths(ofCourse.data.duration);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} />
      <div className="min-h-screen">
        {isHere ? (
          <Sheets
            key={`${way?.label} ${id} ${collegeId}`}
            way={way?.label}
            ways={ways}
            course={ofCourse.data && { id, name: ofCourse.data.name }}
            college={ofCollege.data}
            onCourse={(course) => setParams({ college: collegeId, course }, { replace: true })}
            fees={ofCollege.data ? feesAt(ofCollege.data.fees, ofCourse.data?.fees, id) : (ofCourse.data?.fees ?? [])}
            months={months}
          />
        ) : (
          <SkeletonCards label={text.loading} />
        )}
      </div>
    </Page>
  );
}

/** What the sheet of details would say of it; nothing where it is no sum. */
function detailsOfCosts({ budget }: Pick<CostSheet, 'budget'>): StudentDetails {
  const rupees = budget.trim() === '' ? undefined : rupeesIn(budget);
  return rupees === undefined || rupees > studentFacts.budget.shape.most ? {} : { budget: rupees };
}

const mostTaught = (college: College | undefined) =>
  college && [...college.courses].sort((a, b) => (b.intake ?? 0) - (a.intake ?? 0))[0]?.courseId;

interface NamedItem {
  id: string;
  name: string;
}

interface SheetsProps {
  course: NamedItem | undefined;
  college: College | undefined;
  /** Another course of the college. */
  onCourse: (id: string) => void;
  fees: readonly FeeBand[];
  way: string | undefined;
  ways: readonly PlannedWay[];
  months: number | undefined;
}

function Sheets({ course, college, onCourse, way, ways, months, fees }: SheetsProps) {
  const text = useText(costsTexts);
  const known = { budget: useFact('budget', 'costs'), state: useFact('state', 'costs') };
  const remembering = useRemembering('costs');
  const home = college?.location.state ?? known.state;
  const of = { course: course?.id, college: college?._id, way };
  const offers = feeOffers(fees, home, months);
  const typical = typicalFees(fees, home);
  const usual = usualOffer(offers, college !== undefined);
  const living = livingOffer(fees, home, months);
  const blank = blankSheet(months === undefined ? usualYears : months / 12, known.budget);
  const filled = usual ? withFees(blank, usual) : blank;
  const sheet = costSheetOf(useStoredSheets(), of) ?? (living ? withLiving(filled, living) : filled);
  const chosen = offers.find(({ key }) => key === sheet.band);
  const fold = useEntryFold('the whole sum');
  const sum = sumOf(sheet);
  const subject = college
    ? { name: college.name, to: paths.college(college._id) }
    : course && { name: course.name, to: paths.course(course.id) };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      {ways.length > 0 && <PlanCosts ways={ways} shown={way} />}
      {way !== undefined && <h2 className="text-heading">{text.plan.way(way)}</h2>}
      {subject && (
        <p>
          {text.of}{' '}
          <Link to={subject.to} className="py-2.5 font-semibold text-blue-deep underline underline-offset-4">
            {subject.name}
          </Link>
        </p>
      )}
      {college && college.courses.length > 1 && (
        <Field label={text.course} className="max-w-xl print:hidden">
          {(control) => (
            <Select
              {...control}
              value={course?.id ?? ''}
              options={college.courses.map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
              onChange={({ target }) => onCourse(target.value)}
            />
          )}
        </Field>
      )}
      {/* Said when it changes, by a screen reader. */}
      <div aria-live="polite" className="min-w-0">
        {sum ? (
          <YearAnswer sum={sum} isOfItem={subject !== undefined} guessed={guessedIn(sheet)} />
        ) : (
          <Card className="text-rust">{text.slip}</Card>
        )}
      </div>
      {offers.length + typical.length > 0 && (
        <FeeSource
          offers={offers}
          typical={typical}
          chosen={chosen}
          onChoose={(offer) => keepSheet(of, offer ? withFees(sheet, offer) : { ...sheet, band: undefined })}
        />
      )}
      <SheetForm
        sheet={sheet}
        slips={slipsIn(sheet)}
        onChange={(next) => {
          keepSheet(of, next);
          if (next.budget !== sheet.budget) remembering.tell(detailsOfCosts(next));
        }}
        below={<RememberFacts by={remembering} facts={detailsOfCosts(sheet)} />}
      />
      <div>
        {sum && !isBlank(sum) && (
          <details {...fold}>
            <Summary>{text.sum}</Summary>
            <SheetSum sum={sum} />
          </details>
        )}
        <FoldedGuideLinks ids={ofCosts} />
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button look="quiet" onClick={() => window.print()} disabled={!sum}>
          <Printer aria-hidden="true" className="size-5" />
          {text.print}
        </Button>
        <Button look="plain" onClick={() => dropSheet(of)}>
          {text.clear}
        </Button>
      </div>
      <WhatNext answer={{ after: 'costs', course: course?.id, college: college?._id }} className="mt-1" />
    </div>
  );
}
