import type { FactsOf } from '../../catalog/shared/catalog.ts';
import { guidesQueries } from './guides.queries.ts';

export const guideFacts: FactsOf = (id, known) => {
  const guide = known.getQueryData(guidesQueries.detail(id).queryKey)?.guide;
  if (!guide) return undefined;
  const said = guide.sections.flatMap(({ text, items = [] }) => [text, ...items]);
  return {
    '@type': 'FAQPage',
    name: guide.name,
    mainEntity: [
      { '@type': 'Question', name: guide.name, acceptedAnswer: { '@type': 'Answer', text: [guide.summary, ...said].join(' ') } },
    ],
  };
};
