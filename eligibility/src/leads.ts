/** What leads to a career: every course and every post, by its own page and by the table beside it, with how usual each is. */
import { isAfterDegree, type Entry } from '@disha/contract/taxonomy';
import type { LeadRow } from '@disha/contract/counsel.files';
import type { Lead } from './counsel-facts.ts';

type Rank = Lead['usual'];
interface Step {
  kind: string;
  id?: string | undefined;
  oneOf?: readonly string[] | undefined;
}
interface CareerPage {
  id: string;
  routes: readonly { usual?: Rank | undefined; steps: readonly Step[] }[];
  courses: readonly string[];
}
interface LeadFacts {
  courses: readonly { id: string; entries: readonly Entry[] }[];
  exams: readonly { id: string; purpose?: string | undefined; qualification?: string | undefined }[];
  leads: readonly LeadRow[];
}

/** Where a page does not say how usual a way is. */
const untold: Rank = 2;
/** A page names these courses beside its ways. */
const beside: Rank = 3;
const anyDegree = 'degree';

export function leadsMaker({ courses, exams, leads }: LeadFacts): (career: CareerPage) => readonly Lead[] {
  const forGraduates = new Set(courses.filter(({ entries }) => entries.every((entry) => isAfterDegree({ entry }))).map(({ id }) => id));
  const examById = new Map(exams.map((exam) => [exam.id, exam]));
  const rows = new Map<string, LeadRow[]>();
  for (const row of leads) rows.set(row.career, [...(rows.get(row.career) ?? []), row]);

  /** Which degree it must be is for the rule of the course or the post to say. */
  const comesAfterDegree = (type: Lead['type'], id: string) =>
    type === 'courses' ? forGraduates.has(id) : examById.get(id)?.qualification === 'degree';
  const lead = (type: Lead['type'], id: string, usual: Rank, before?: string): Lead => {
    const after = before ?? (comesAfterDegree(type, id) ? anyDegree : undefined);
    return { type, id, usual, ...(after === undefined ? {} : { after }) };
  };

  /** A test before a course is the gate of that course, and leads nowhere by itself, but where it gives the post. */
  const isPost = (id: string, next: Step | undefined) =>
    next?.kind !== 'course' || examById.get(id)?.purpose === 'job' || examById.get(id)?.purpose === 'eligibility';

  const ofRoute = ({ usual = untold, steps }: CareerPage['routes'][number]): readonly Lead[] => {
    const known = steps.filter(({ kind, id, oneOf }) => kind === 'course' || (kind === 'exam' && (id ?? oneOf) !== undefined));
    let before: string | undefined;
    return known.flatMap(({ kind, id, oneOf }, at): readonly Lead[] => {
      if (kind === 'exam')
        return (oneOf ?? [id ?? '']).filter((test) => isPost(test, known[at + 1])).map((test) => lead('exams', test, usual));
      const first = before;
      before = id;
      if (id === undefined) return [];
      return [lead('courses', id, usual, forGraduates.has(id) ? undefined : first)];
    });
  };

  const keyOf = ({ type, id }: Pick<Lead, 'type' | 'id'>) => `${type}/${id}`;
  return (page) => {
    const known = new Map<string, Lead>();
    const ofPage = page.routes.flatMap(ofRoute).sort((a, b) => a.usual - b.usual);
    for (const one of [...ofPage, ...page.courses.map((id) => lead('courses', id, beside))])
      if (!known.has(keyOf(one))) known.set(keyOf(one), one);
    // What the table says stands before what the page says.
    for (const row of rows.get(page.id) ?? [])
      known.set(keyOf(row), lead(row.type, row.id, row.usual, row.after ?? known.get(keyOf(row))?.after));
    return [...known.values()].sort((a, b) => a.usual - b.usual);
  };
}
