/**
 * Which forms are worth their fee: what each adds where all before it fail. Ways that hang on one rank fail together, as in a list of
 * seats. Without a rank nothing can be added up, and forms stand in the order of the ways.
 */
import type { ExamDate } from '@disha/contract/exams.dates';
import type { KnownChance, Knowledge } from './knowledge.ts';
import { inHundred, shareWithNothing, type Failing } from './chance.ts';

export interface FormWay extends Failing {
  exams: readonly string[];
}

interface WorthForm {
  exam: string;
  /** Rupees, where one amount is asked of this student. */
  fee: number | null;
  closes: string | null;
  /** Other forms of which the sitting is on the same day. */
  clashes: readonly string[];
  /** In 100 years in which all forms before it bring nothing; null where a chance is not known. */
  adds: number | null;
}

interface FormFacts {
  feeOf: (exam: string) => number | null;
  datesOf: (exam: string) => readonly ExamDate[];
  /** The day in India. */
  today: string;
}

/** '2027-04-10', where '2027-04' is a month. */
const dayLength = 10;

/** What is announced for the coming turn alone: a usual month is no day to miss. */
const announced = (dates: readonly ExamDate[], event: ExamDate['event'], today: string) =>
  dates
    .filter((date) => date.event === event && date.status === 'announced' && date.to.length === dayLength && date.to >= today)
    .sort((a, b) => (a.to < b.to ? -1 : 1));

const isSameTime = (a: ExamDate, b: ExamDate) => a.from <= b.to && b.from <= a.to;

/** The ways of each form, in the order of the ways; a way with several exams has a form for each. */
function byExam(ways: readonly FormWay[]): ReadonlyMap<string, readonly FormWay[]> {
  const forms = new Map<string, FormWay[]>();
  for (const way of ways)
    for (const exam of way.exams) {
      const own = forms.get(exam) ?? [];
      forms.set(exam, own);
      own.push(way);
    }
  return forms;
}

/** Of a plan: each of its ways with what calls say of it. */
export function formsOfPlan(
  ways: readonly { exams: readonly string[]; course?: string | undefined }[],
  { chanceOf, datesOf, formFeeOf = () => null }: Pick<Knowledge, 'chanceOf' | 'datesOf' | 'formFeeOf'>,
  today: string,
): readonly WorthForm[] {
  const bestOf = (exams: readonly string[], course: string | undefined) =>
    exams
      .flatMap((exam) => chanceOf(exam, course) ?? [])
      .reduce<KnownChance | null>((best, one) => (best !== null && best.probability >= one.probability ? best : one), null);
  return worthForms(
    ways.map(({ exams, course }) => ({ exams, course, chance: bestOf(exams, course) })),
    { feeOf: formFeeOf, datesOf, today },
  );
}

export function worthForms(ways: readonly FormWay[], { feeOf, datesOf, today }: FormFacts): readonly WorthForm[] {
  const forms = byExam(ways);
  const sittings = new Map([...forms.keys()].map((exam) => [exam, announced(datesOf(exam), 'exam', today)]));
  const left = [...forms.keys()];
  const taken: FormWay[] = [];
  const found: WorthForm[] = [];
  while (left.length > 0) {
    const before = shareWithNothing(taken);
    const withForm = (exam: string) => {
      const after = shareWithNothing([...new Set([...taken, ...(forms.get(exam) ?? [])])]);
      return before === null || before === 0 || after === null ? null : 1 - after / before;
    };
    const added = left.map((exam) => ({ exam, share: withForm(exam) }));
    // What adds most comes first; the first of equals, and of unknown ones, is the first way's.
    const isKnown = added.every(({ share }) => share !== null);
    const next = isKnown ? added.reduce((best, one) => ((one.share ?? 0) > (best.share ?? 0) ? one : best)) : added[0];
    if (next === undefined) break;
    const { exam, share } = next;
    left.splice(left.indexOf(exam), 1);
    taken.push(...(forms.get(exam) ?? []).filter((way) => !taken.includes(way)));
    const own = sittings.get(exam) ?? [];
    found.push({
      exam,
      fee: feeOf(exam),
      closes: announced(datesOf(exam), 'registration_closes', today)[0]?.to ?? null,
      clashes: [...sittings].flatMap(([other, all]) =>
        other !== exam && own.some((one) => all.some((their) => isSameTime(one, their))) ? [other] : [],
      ),
      adds: share === null ? null : inHundred(share),
    });
  }
  return found;
}
