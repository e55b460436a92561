import type { Career } from '@disha/contract/careers';
import { call } from '../../api/call.ts';
import { comparisonOf, type ComparisonRow } from '../../catalog/shared/comparison.ts';
import { useFirstFew, useSourceRow } from '../../catalog/shared/compared-lines.tsx';
import { careersTexts } from '../../messages/careers.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { useYears } from './use-years.ts';

type ComparedCareer = Pick<
  Career,
  | '_id'
  | 'name'
  | 'summary'
  | 'interests'
  | 'fields'
  | 'sectors'
  | 'subjects'
  | 'courses'
  | 'exams'
  | 'licence'
  | 'limits'
  | 'pay'
  | 'certainty'
  | 'sources'
> & { years: readonly number[] };

async function load(id: string, signal: AbortSignal): Promise<ComparedCareer> {
  const { career } = await call('GET /careers/:id', { params: { id }, signal });
  const { _id, name, summary, interests, fields, sectors, subjects, courses, exams, licence, limits, pay, certainty, sources } = career;
  const years = career.routes.map((route) => route.years);
  return { _id, name, summary, interests, fields, sectors, subjects, courses, exams, licence, limits, pay, certainty, sources, years };
}

function useRows(): readonly ComparisonRow<ComparedCareer>[] {
  const text = useText(careersTexts);
  const { detail } = text;
  const { rows } = useText(compareTexts);
  const { fields } = useText(taxonomyTexts);
  const inYears = useYears();
  const firstFew = useFirstFew();
  const source = useSourceRow<ComparedCareer>();
  return [
    { id: 'summary', isBehind: true, label: rows.work, of: ({ summary }) => [summary] },
    { id: 'years', label: detail.shortest, of: ({ years }) => (years.length === 0 ? [] : [inYears(Math.min(...years))]) },
    { id: 'subjects', label: detail.subjects, of: ({ subjects }) => subjects },
    { id: 'courses', label: detail.courses, of: ({ courses }) => firstFew(courses.map(({ name }) => name)), none: rows.noCourse },
    { id: 'exams', label: detail.exams, of: ({ exams }) => firstFew(exams.map(({ shortName }) => shortName)), none: rows.noExam },
    {
      id: 'licence',
      label: detail.licence,
      of: ({ licence }) => (licence ? [licence.body, licence.required ? detail.licenceRequired : detail.licenceOptional] : []),
      none: rows.noLicence,
    },
    { id: 'limits', isBehind: true, label: detail.limits, of: ({ limits }) => limits.map(({ text: limit }) => limit), none: rows.noLimit },
    { id: 'pay', label: detail.pay, of: ({ pay }) => [pay?.text ?? ''] },
    {
      id: 'sectors',
      isBehind: true,
      label: detail.where,
      of: ({ sectors }) => [sectors.map((sector) => text.sectors[sector]).join(' · ')],
    },
    {
      id: 'interests',
      isBehind: true,
      label: detail.who,
      of: ({ interests }) => [...interests].map((letter) => text.interests[letter as keyof typeof text.interests]),
    },
    { id: 'fields', isBehind: true, label: text.fieldLabel, of: ({ fields: those }) => [those.map((field) => fields[field]).join(' · ')] },
    source,
  ];
}

export const careerComparison = comparisonOf<ComparedCareer>({ load, useRows });
