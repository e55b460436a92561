/** For the report on paper: what the rules say on the whole, and what is told of oneself, line by line. */
import { indianDay } from '@disha/contract/indian-day';
import { studentFacts, type StudentFact } from '@disha/contract/passport';
import { isStream } from '@disha/contract/taxonomy';
import { comingAdmission } from '@disha/eligibility/dates';
import { subjectChoicesOf } from '@disha/eligibility/subject-choices';
import { isShut } from '@disha/eligibility/within';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { useStudentDetails } from '../../../session/student-details.ts';
import { compareSubjects, hasMaths, otherwise } from '../subject-choices/subject-choices.ts';
import { pathQueries } from '../path.queries.ts';
import { weigherOf } from '../verdicts/weigh.ts';

interface OpenOnPaper {
  open: number;
  openIf: number;
  depends: number;
  closed: number;
  /** What dropping Mathematics would close, or taking it would open; undefined where no subjects are told. */
  maths: { has: boolean; count: number } | undefined;
}

/** Null where nothing is told that rules could be held against. */
export function useOpenOnPaper(): { counts: OpenOnPaper | null; isLoading: boolean } {
  const passport = useStudentDetails();
  const { data: rules, isLoading } = useQuery({ ...pathQueries.rules(), enabled: passport !== null });
  const counts = useMemo((): OpenOnPaper | null => {
    if (!rules || passport === null) return null;
    const { judged } = weigherOf(rules.book, passport);
    // On paper what is probably closed stands with the closed.
    const verdicts = rules.book.courses.map((item) => {
      const known = judged(item);
      return known && isShut(known) ? 'closed' : known?.verdict;
    });
    const of = (verdict: string) => verdicts.filter((one) => one === verdict).length;
    const { subjects } = passport;
    const year = comingAdmission(indianDay());
    const compared =
      subjects &&
      compareSubjects(subjectChoicesOf(rules.book, subjects, { year }), subjectChoicesOf(rules.book, otherwise(subjects), { year }));
    const has = subjects !== undefined && hasMaths(subjects);
    return {
      ...{ open: of('open'), openIf: of('open_if'), depends: of('depends'), closed: of('closed') },
      maths: compared && { has, count: has ? compared.lost.length : compared.gained.length },
    };
  }, [rules, passport]);
  return { counts, isLoading };
}

interface PassportLine {
  fact: StudentFact;
  text: string;
}

/** Each fact of one field that is told, in the words of the form; in its order. */
export function useDetailsLines(): readonly PassportLine[] {
  const passport = useStudentDetails();
  const text = useText(detailsTexts);
  const taxonomy = useText(taxonomyTexts);
  const format = useFormat();
  const rupees = useRupees();
  const tables: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>> = {
    ...{ categories: text.categories, genders: text.genders, incomeBands: text.incomeBands, moves: text.moves },
    ...{ qualifications: text.qualifications, states: taxonomy.states },
  };
  const valueOf = (fact: StudentFact, value: unknown): string | undefined => {
    if (fact === 'stream') return isStream(value) ? taxonomy.streams[value] : undefined;
    if (fact === 'budget') return rupees(Number(value));
    if (fact === 'birthDate') return format.date(String(value));
    if (typeof value === 'boolean') return value ? text.yes : text.no;
    const { words } = studentFacts[fact] as { words?: string };
    if (typeof value === 'string') return (words === undefined ? undefined : tables[words]?.[value]) ?? value;
    return typeof value === 'number' ? String(value) : undefined;
  };
  const labels: Readonly<Record<string, string>> = text.fields;
  const simple = (Object.keys(studentFacts) as StudentFact[]).flatMap((fact) => {
    const value = passport?.[fact];
    const said = value === undefined ? undefined : valueOf(fact, value);
    return said === undefined ? [] : [{ fact, text: `${labels[fact] ?? fact} ${said}` }];
  });
  const percents = [
    [text.fields.percent10, passport?.marks?.class10?.percent],
    [text.fields.percent12, passport?.marks?.class12?.percent],
  ] as const;
  const marks = percents.flatMap(([label, percent]) => (percent === undefined ? [] : [`${label}: ${percent}`]));
  return marks.length === 0 ? simple : [...simple, { fact: 'marks', text: marks.join('; ') }];
}
