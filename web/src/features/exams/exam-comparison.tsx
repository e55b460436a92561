import type { Exam } from '@disha/contract/exams';
import { call } from '../../api/call.ts';
import { comparisonOf, type ComparisonRow } from '../../catalog/shared/comparison.ts';
import { useFirstFew, useSourceRow } from '../../catalog/shared/compared-lines.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName } from '../../messages/taxonomy.ts';
import { useAge } from './exam-sections.tsx';

type ComparedExam = Pick<
  Exam,
  | '_id'
  | 'name'
  | 'shortName'
  | 'conductingBody'
  | 'level'
  | 'purpose'
  | 'alsoFor'
  | 'state'
  | 'entry'
  | 'otherEntries'
  | 'examMonths'
  | 'eligibility'
  | 'qualification'
  | 'age'
  | 'attempts'
  | 'fee'
  | 'pattern'
  | 'courses'
  | 'verification'
  | 'sources'
>;

async function load(id: string, signal: AbortSignal): Promise<ComparedExam> {
  const { exam } = await call('GET /exams/:id', { params: { id }, signal });
  const { _id, name, shortName, conductingBody, level, purpose, alsoFor, state, entry, otherEntries, examMonths, eligibility } = exam;
  const { qualification, age, attempts, fee, pattern, courses, verification, sources } = exam;
  return {
    ...{ _id, name, shortName, conductingBody, level, purpose, alsoFor, state, entry, otherEntries, examMonths, eligibility },
    ...{ qualification, age, attempts, fee, pattern, courses, verification, sources },
  };
}

const isUnread = (facts: { certainty: string } | undefined) => facts?.certainty === 'C';

function useRows(): readonly ComparisonRow<ComparedExam>[] {
  const text = useText(examsTexts);
  const { detail } = text;
  const { rows } = useText(compareTexts);
  const { entries } = useText(taxonomyTexts);
  const stateName = useStateName();
  const format = useFormat();
  const age = useAge();
  const firstFew = useFirstFew();
  const pattern = usePatternLines();
  const source = useSourceRow<ComparedExam>();
  return [
    { id: 'for', label: detail.purposeLabel, of: ({ purpose, alsoFor = [] }) => [purpose, ...alsoFor].map((one) => text.purposes[one]) },
    {
      id: 'taken',
      label: detail.takenWhen,
      of: ({ entry, otherEntries = [] }) => [format.list([entry, ...otherEntries].map((one) => entries[one]))],
    },
    { id: 'who', isBehind: true, label: detail.eligibility, of: ({ eligibility, attempts = '' }) => [eligibility, attempts] },
    {
      id: 'age',
      label: detail.age,
      of: (exam) => (exam.age ? [age(exam.age), exam.age.note ?? ''] : []),
      isWeak: (exam) => isUnread(exam.age),
    },
    {
      id: 'when',
      label: detail.when,
      of: ({ examMonths }) => [examMonths.length === 0 ? text.irregular : text.usually(format.list(examMonths.map(format.month)))],
    },
    {
      id: 'fee',
      label: detail.cost,
      of: ({ fee }) =>
        fee
          ? [
              ...fee.amounts.map(({ who, rupees }) => `${detail.who[who]}: ${rupees === 0 ? detail.free : `₹${format.number(rupees)}`}`),
              fee.text ?? '',
              fee.year === undefined ? '' : detail.feeOf(String(fee.year)),
            ]
          : [],
      isWeak: ({ fee }) => isUnread(fee),
    },
    { id: 'pattern', isBehind: true, label: detail.pattern, of: (exam) => pattern(exam.pattern), isWeak: (exam) => isUnread(exam.pattern) },
    {
      id: 'courses',
      isBehind: true,
      label: detail.courses,
      of: ({ courses }) => firstFew(courses.map(({ name }) => name)),
      none: rows.noCourseLinked,
    },
    {
      id: 'level',
      label: detail.levelLabel,
      of: ({ level, state }) => [[text.level[level], ...(state === undefined ? [] : [stateName(state)])].join(' · ')],
    },
    { id: 'body', label: detail.conductedBy, of: ({ conductingBody }) => [conductingBody] },
    source,
  ];
}

function usePatternLines(): (pattern: Exam['pattern']) => string[] {
  const { detail } = useText(examsTexts);
  const format = useFormat();
  return (pattern) => {
    if (!pattern) return [];
    const { mode, minutes, questions, negative, languages } = pattern;
    return [
      mode === undefined ? '' : detail.modes[mode],
      minutes === undefined ? '' : detail.minutes(format.number(minutes)),
      questions === undefined ? '' : `${detail.questions}: ${format.number(questions)}`,
      negative === undefined ? '' : `${detail.negative}: ${negative ? detail.negatives.yes : detail.negatives.no}`,
      languages === undefined ? '' : languages.map((one) => detail.languageNames[one]).join(', '),
      pattern.text ?? '',
    ];
  };
}

export const examComparison = comparisonOf<ComparedExam>({ load, useRows });
