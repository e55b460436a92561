import { durationInMonths } from '@disha/contract/duration';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { costsTexts } from '../../messages/costs.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { usePassport } from '../../session/passport.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { costsQueries } from './costs.queries.ts';
import { dropSheet, keepSheet, sheetOf, useKeptSheets } from './kept-sheets.ts';
import { PlanCosts, type PlannedWay } from './plan-costs.tsx';
import { blankSheet, slipsIn, sumOf } from './sheet.ts';
import { SheetForm } from './sheet-form.tsx';
import { SheetSum } from './sheet-sum.tsx';

const usualYears = 3;

/** The plan of whoever is here: another room's, handed in where the screen is put together. */
export type UsePlanned = () => { ways: readonly PlannedWay[]; isWaiting: boolean };

/** The cost sheet of a course, of a way of the plan, or of whatever somebody thinks of. Nothing of it leaves this device. */
export function CostsScreen({ usePlanned }: { usePlanned: UsePlanned }) {
  const text = useText(costsTexts);
  const [params] = useSearchParams();
  const { ways, isWaiting } = usePlanned();
  const asked = params.get('way');
  const way = ways.find(({ label }) => label === asked);
  const id = (way ? way.course : params.get('course')) ?? '';
  const isBrowser = useIsBrowser();
  const query = useQuery({ ...costsQueries.course(id), enabled: isBrowser && id !== '' });
  const isHere = isBrowser && !(isWaiting && asked !== null) && (id === '' || !query.isPending);
  const months = query.data && durationInMonths(query.data.duration);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="min-h-screen">
        {isHere ? (
          <Sheets
            key={`${way?.label} ${id}`}
            way={way?.label}
            ways={ways}
            course={query.data && { id, name: query.data.name }}
            years={months === undefined ? usualYears : Math.ceil(months / 12)}
          />
        ) : (
          <SkeletonCards label={text.loading} />
        )}
      </div>
    </Page>
  );
}

interface SheetsProps {
  course: { id: string; name: string } | undefined;
  way: string | undefined;
  ways: readonly PlannedWay[];
  years: number;
}

function Sheets({ course, way, ways, years }: SheetsProps) {
  const text = useText(costsTexts);
  const budget = usePassport()?.budget;
  const of = { course: course?.id, way };
  const sheet = sheetOf(useKeptSheets(), of) ?? blankSheet(years, budget);
  const sum = sumOf(sheet);
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      {ways.length > 0 && <PlanCosts ways={ways} shown={way} />}
      {way !== undefined && <h2 className="text-heading">{text.plan.way(way)}</h2>}
      {course && (
        <p>
          {text.of}{' '}
          <Link
            to={paths.course(course.id)}
            className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
          >
            {course.name}
          </Link>
        </p>
      )}
      <SheetForm sheet={sheet} slips={slipsIn(sheet)} onChange={(next) => keepSheet(of, next)} />
      {/* Said when it changes, to whoever listens. */}
      <div aria-live="polite" className="min-w-0">
        {sum ? <SheetSum sum={sum} /> : <Card className="text-rust">{text.slip}</Card>}
      </div>
      <p className="max-w-prose text-ink-soft">{text.honest}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <Button onClick={() => window.print()} disabled={!sum}>
          <Printer aria-hidden="true" className="size-5" />
          {text.print}
        </Button>
        <Button look="quiet" onClick={() => dropSheet(of)}>
          {text.clear}
        </Button>
        <Link
          to={paths.scholarships}
          className="inline-flex min-h-tap items-center px-2 font-semibold text-blue-deep underline underline-offset-4"
        >
          {text.money}
        </Link>
      </div>
    </div>
  );
}
