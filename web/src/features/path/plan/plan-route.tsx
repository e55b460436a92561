import { durationInMonths } from '@disha/contract/duration';
import type { Plan } from '@disha/contract/path';
import { useQueries } from '@tanstack/react-query';
import { counselTexts } from '../../../messages/counsel.ts';
import { districtsTexts } from '../../../messages/districts.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { useStateName } from '../../../messages/taxonomy.ts';
import { RouteMap, type RouteLeg, type RouteStation, type RouteWay } from '../../../ui/route-map.tsx';
import { ItemName } from './item-name.tsx';
import { planQueries } from './plan.queries.ts';
import { useNow } from './use-facts.ts';
import type { ShownWay } from './way-view.tsx';

interface PlanRouteProps {
  ways: readonly ShownWay[];
  goal: Plan['goal'];
}

/** Where one stands, by what each way is entered, how long it takes and where it ends: drawn to scale. */
export function PlanRoute({ ways, goal }: PlanRouteProps) {
  const { route: text } = useText(counselTexts);
  const districts = useText(districtsTexts);
  const stateName = useStateName();
  const format = useFormat();
  const { passport } = useNow();
  const courses = useQueries({ queries: ways.map(({ course = '' }) => ({ ...planQueries.course(course), enabled: course !== '' })) });
  if (ways.length === 0) return null;
  const home =
    passport.district === undefined ? passport.state && stateName(passport.state) : (districts[passport.district] ?? passport.district);
  const at = passport.class === undefined ? text.you : text.youIn[passport.class];
  const year = passport.passingYear;
  const trunk: RouteStation[] = [
    { label: home === undefined ? at : text.youAt(at, home), ...(year === undefined ? {} : { note: String(year) }) },
    ...(passport.class === '10' ? [{ label: text.twelve, ...(year === undefined ? {} : { note: String(year + 2) }) }] : []),
  ];
  const legsOf = ({ exams, byMarks, course, gateText, steps }: ShownWay, index: number): RouteLeg[] => {
    const [exam] = exams;
    const sits = steps.find(({ kind }) => kind === 'sit');
    const gate: RouteLeg[] =
      exam !== undefined
        ? [
            {
              kind: 'exam',
              label: <ItemName type="exams" id={exam} />,
              note: sits && String(sits.year),
            },
          ]
        : byMarks
          ? [{ kind: 'marks', label: text.marks, note: text.noExam }]
          : gateText === undefined
            ? []
            : [{ kind: 'exam', label: text.ask }];
    const known = courses[index]?.data;
    const months = known && durationInMonths(known.duration);
    return [
      ...gate,
      ...(course === undefined
        ? []
        : [
            {
              kind: 'study' as const,
              label: known?.shortName ?? <ItemName type="courses" id={course} />,
              years: months === undefined ? undefined : Math.round((months / 12) * 10) / 10,
            },
          ]),
    ];
  };
  const endOf = ({ career, course, exams }: ShownWay, index: number) => {
    // A course that leads to no work of its own does not lead to the goal either.
    if (index > 0 && career === undefined && course !== undefined && course !== goal?.id) return text.after;
    // Said once, where all ways lead to the same.
    if (index > 0 && career === ways[0]?.career && (career ?? goal?.id) !== undefined) return text.same;
    if (career !== undefined) return <ItemName type="careers" id={career} />;
    if (goal !== null && goal.type !== 'exams') return <ItemName type={goal.type} id={goal.id} />;
    return <ItemName type={course === undefined ? 'exams' : 'courses'} id={course ?? exams[0] ?? ''} />;
  };
  const routes = ways.map((way, index): RouteWay => ({ id: way.label, legs: legsOf(way, index), end: endOf(way, index) }));
  return <RouteMap label={text.title(format.number(ways.length))} trunk={trunk} ways={routes} hasLetters />;
}
