import type { StateCard } from '@disha/contract/states';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../catalog/list/list-states.tsx';
import { useText } from '../../messages/locale.ts';
import { statesTexts } from '../../messages/states.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { byLetter } from './by-letter.ts';
import { statesQueries } from './states.queries.ts';

export function StatesScreen() {
  const text = useText(statesTexts);
  const query = useQuery(statesQueries.list());
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.heading} lead={text.lead} />
      {query.data ? (
        <Letters states={query.data.states} />
      ) : query.error ? (
        <Failed query={query} />
      ) : (
        <SkeletonCards label={text.loading} />
      )}
    </Page>
  );
}

function Letters({ states }: { states: readonly StateCard[] }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
      {byLetter(states).map(({ letter, items }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className="mb-1 border-b border-line text-heading">
            {letter}
          </h2>
          <ul>
            {items.map(({ title, slug, tests }) => (
              <li key={slug} className="py-1">
                <Link
                  to={paths.state(slug)}
                  className="flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
                >
                  {title}
                </Link>
                {tests.length > 0 && <p className="text-sm text-ink-soft">{tests.join(', ')}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
