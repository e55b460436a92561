import { careersCatalog as contract } from '@disha/contract/careers';
import { careerFile, type CareerFile } from '@disha/contract/careers.files';
import { say } from '@disha/contract/say';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import { linksAt, type Link } from '../../catalog/links.ts';
import { serveCareers } from './careers.routes.ts';
import { fittingCareers, waysTo } from '@disha/guidance/result/fitting';
import { workBook, worksOf } from './work-book.ts';
import { viewCareers } from './careers.view.ts';

/** A step leads to a course or an exam where it names one. */
const linksOfSteps = ({ routes }: CareerFile): Link[] =>
  routes.flatMap(({ steps }, route) =>
    steps.flatMap(({ kind, id, oneOf = [] }, step) => [
      ...(id === undefined
        ? []
        : [{ to: kind === 'exam' ? ('exams' as const) : ('courses' as const), id, at: `routes.${route}.steps.${step}.id` }]),
      ...linksAt('exams', `routes.${route}.steps.${step}.oneOf`, oneOf),
    ]),
  );

export const careersCatalog = {
  contract,
  shipped: { files: ['careers/'], read: (folder) => folder.json('careers', careerFile) },
  view: viewCareers,
  links: (career: CareerFile) => [
    ...linksAt('courses', 'courses', career.courses),
    ...linksAt('careers', 'related', career.related),
    ...linksOfSteps(career),
  ],
  // The whole name of a job ("pilot") means that job; anything less ("engineering") means a course, an exam or a college first.
  lead: -105,
  notFound: say('careers.notFound'),
  serve: serveCareers,
  advice: (snapshot) => ({
    works: () => worksOf(snapshot.view(viewCareers)),
    careersFor: (pointed, language) => fittingCareers(workBook(snapshot.view(viewCareers), language), pointed),
    workIn: (id, language) => snapshot.view(viewCareers).in(language).career(id),
    waysTo: (careers) => waysTo(worksOf(snapshot.view(viewCareers)), careers),
  }),
} satisfies ServedCatalog;
