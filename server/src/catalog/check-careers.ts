/** What must hold of the careers: every link resolves, every field and every undergraduate course has some, no rule without its source. */
import type { CareerFile } from '@disha/contract/careers.files';
import { fieldNames, fields } from '@disha/contract/taxonomy';
import type { CatalogContent } from './documents.ts';

type Checked = Pick<CatalogContent, 'careers' | 'courses' | 'exams'>;

const perField = 8;
/** Whoever has not read the page says so, and then the student must. */
const unread = /not opened|from knowledge/i;
const checkTheNotice = /check the notice/i;

function linkFaults({ careers, courses, exams }: Checked): string[] {
  const known = {
    career: new Set(careers.map(({ id }) => id)),
    course: new Set(courses.map(({ id }) => id)),
    exam: new Set(exams.map(({ id }) => id)),
  };
  return careers.flatMap(({ id, courses: leading, related, routes }) => {
    const linked: [keyof typeof known, string][] = [
      ...leading.map((to): ['course', string] => ['course', to]),
      ...related.map((to): ['career', string] => ['career', to]),
      ...routes.flatMap(({ steps }) =>
        steps.flatMap(({ kind, id: to }): ['course' | 'exam', string][] =>
          to === undefined ? [] : kind === 'course' || kind === 'exam' ? [[kind, to]] : [['course', `${to} at a step of kind ${kind}`]],
        ),
      ),
    ];
    return linked.filter(([kind, to]) => !known[kind].has(to)).map(([kind, to]) => `careers/${id}.json: there is no ${kind} ${to}`);
  });
}

function ownFaults({ id, related, routes, limits, pay }: CareerFile): string[] {
  const where = `careers/${id}.json`;
  const unsaid = limits.filter(({ text, source }) => source === '' || (unread.test(source) && !checkTheNotice.test(text)));
  return [
    ...(related.includes(id) ? [`${where} is related to itself`] : []),
    ...routes.filter(({ steps }) => steps.at(-1)?.kind !== 'job').map(({ title }) => `${where}: the way "${title}" does not end in a job`),
    ...unsaid.map(({ text }) => `${where}: "${text}" has neither a source that was read nor "check the notice"`),
    ...(pay && !/\w/.test(pay.source) ? [`${where}: the pay has no source`] : []),
  ];
}

export const careerFaults = (files: Checked): string[] => [...linkFaults(files), ...files.careers.flatMap(ownFaults)];

/** Fields with too few careers, and undergraduate courses that lead to none. */
export function careerGaps({ careers, courses }: Pick<Checked, 'careers' | 'courses'>): string[] {
  const thin = fields
    .map((field) => ({ field, count: careers.filter((career) => career.fields.includes(field)).length }))
    .filter(({ count }) => count < perField);
  const opening = new Set(careers.flatMap((career) => career.courses));
  const closed = courses.filter(({ id, level }) => level === 'undergraduate' && !opening.has(id));
  return [
    ...thin.map(({ field, count }) => `${fieldNames[field]}: ${count} careers, not ${perField}`),
    ...closed.map(({ id }) => `courses/${id}.json leads to no career`),
  ];
}
