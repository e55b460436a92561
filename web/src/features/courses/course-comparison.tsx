import type { Course } from '@disha/contract/courses';
import { bandsIn } from '@disha/contract/fees.words';
import { call } from '../../api/call.ts';
import { comparisonOf, type ComparisonRow } from '../../catalog/shared/comparison.ts';
import { areUnread, useCostRow, useFeeLines, useFirstFew, useSourceRow } from '../../catalog/shared/compared-lines.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { coursesTexts } from '../../messages/courses.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { useFact } from '../../session/use-fact.ts';

type ComparedCourse = Pick<
  Course,
  | '_id'
  | 'name'
  | 'shortName'
  | 'level'
  | 'entry'
  | 'field'
  | 'duration'
  | 'eligibility'
  | 'careers'
  | 'careerOptions'
  | 'places'
  | 'fees'
  | 'sources'
>;

async function load(id: string, signal: AbortSignal): Promise<ComparedCourse> {
  const { course } = await call('GET /courses/:id', { params: { id }, signal });
  const { _id, name, shortName, level, entry, field, duration, eligibility, careers, careerOptions, places, fees, sources } = course;
  return { _id, name, shortName, level, entry, field, duration, eligibility, careers, careerOptions, places, fees, sources };
}

function useRows(): readonly ComparisonRow<ComparedCourse>[] {
  const text = useText(coursesTexts).detail;
  const { rows } = useText(compareTexts);
  const { entries, fields, levels } = useText(taxonomyTexts);
  const duration = useFormatDuration();
  const firstFew = useFirstFew();
  const fees = useFeeLines();
  const places = usePlacesText();
  const source = useSourceRow<ComparedCourse>();
  const home = useFact('state', 'fees');
  const bandsHere = (course: ComparedCourse) => bandsIn(course.fees, home);
  const cost = useCostRow<ComparedCourse>(bandsHere);
  return [
    { id: 'duration', label: text.duration, of: (course) => [duration(course.duration)] },
    { id: 'begins', label: text.begins, of: ({ entry }) => [entries[entry]] },
    {
      id: 'passed',
      isBehind: true,
      label: rows.asks,
      of: ({ eligibility: { minimumClass, minimumPercentage, requiredSubjects } }) => [
        text.classes[minimumClass],
        minimumPercentage === null ? text.noMinimum : rows.marks(text.percent(minimumPercentage)),
        requiredSubjects.length === 0 ? rows.anySubjects : requiredSubjects.join(', '),
      ],
    },
    {
      id: 'exams',
      label: text.exams,
      of: ({ eligibility: { entranceExams } }) => firstFew(entranceExams.map(({ shortName }) => shortName)),
      none: text.noExams,
    },
    {
      id: 'careers',
      isBehind: true,
      label: rows.become,
      of: ({ careers, careerOptions }) =>
        firstFew(careers.length > 0 ? careers.map(({ name }) => name) : careerOptions.map(({ jobTitle }) => jobTitle)),
    },
    {
      id: 'places',
      label: text.collegeCount,
      of: ({ places: { known, usual } }) => (known + usual === 0 ? [] : [places({ known, usual })]),
      none: text.noColleges,
    },
    cost,
    {
      id: 'fees',
      isBehind: true,
      label: rows.fees,
      of: (course) => fees(bandsHere(course)),
      isWeak: (course) => areUnread(bandsHere(course)),
    },
    { id: 'level', label: text.level, of: ({ level }) => [levels[level]] },
    { id: 'field', isBehind: true, label: text.field, of: ({ field }) => [fields[field]] },
    source,
  ];
}

export const courseComparison = comparisonOf<ComparedCourse>({ load, useRows });

/** "known at 53; usual at 9,800" */
function usePlacesText(): (places: Pick<Course['places'], 'known' | 'usual'>) => string {
  const { detail } = useText(coursesTexts);
  const format = useFormat();
  return ({ known, usual }) => detail.places(format.number(known), usual === 0 ? '' : format.number(usual));
}
