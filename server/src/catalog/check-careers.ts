/** What must hold of the careers: every field and every undergraduate course has some, no rule without its source. */
import type { CareerFile } from '@disha/contract/careers.files';
import { fieldNames, fields } from '@disha/contract/taxonomy';
import type { CatalogContent } from './documents.ts';

const perField = 8;
/** Whoever has not read the page says so, and then the student must. */
const unread = /not opened|from knowledge/i;
const checkTheNotice = /check the notice/i;

function ownFaults({ id, related, routes, limits, pay }: CareerFile): string[] {
  const where = `careers/${id}.json`;
  const unsaid = limits.filter(({ text, source }) => source === '' || (unread.test(source) && !checkTheNotice.test(text)));
  const linked = routes.flatMap(({ steps }) =>
    steps.filter(({ kind, id: to }) => to !== undefined && kind !== 'course' && kind !== 'exam'),
  );
  return [
    ...linked.map(({ kind, id: to }) => `${where}: a step of kind ${kind} names ${to}`),
    ...(related.includes(id) ? [`${where} is related to itself`] : []),
    ...routes.filter(({ steps }) => steps.at(-1)?.kind !== 'job').map(({ title }) => `${where}: the way "${title}" does not end in a job`),
    ...unsaid.map(({ text }) => `${where}: "${text}" has neither a source that was read nor "check the notice"`),
    ...(pay && !/\w/.test(pay.source) ? [`${where}: the pay has no source`] : []),
  ];
}

export const careerFaults = ({ careers }: Pick<CatalogContent, 'careers'>): string[] => careers.flatMap(ownFaults);

/** Fields with too few careers, and undergraduate courses that lead to none. */
export function careerGaps({ careers, courses }: Pick<CatalogContent, 'careers' | 'courses'>): string[] {
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
