import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { examsQueries } from './exams.queries.ts';

/** There is no word for an entrance exam: it is what the page is about. */
export const examFacts: FactsOf = (id, known) => {
  const exam = known.getQueryData(examsQueries.detail(id).queryKey)?.exam;
  if (!exam) return undefined;
  return {
    '@type': 'WebPage',
    name: exam.name,
    about: {
      '@type': 'Thing',
      name: exam.name,
      alternateName: exam.shortName === exam.name ? '' : exam.shortName,
      description: exam.description,
      url: exam.officialLink,
    },
  };
};
