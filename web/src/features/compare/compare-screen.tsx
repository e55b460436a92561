import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import { detailPath } from '../../catalog/shared/catalog.ts';
import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import { wantedIn } from './address.ts';
import { AskWhat } from './ask-what.tsx';
import { compareQueries, NotAllReached } from './compare.queries.ts';
import { NotReached } from './not-reached.tsx';
import { SideBySide } from './side-by-side.tsx';

interface CompareScreenProps {
  catalogs: readonly ComparedCatalog[];
  /** The page of an address that leads nowhere. */
  notFound: ReactNode;
}

export function CompareScreen({ catalogs, ...parts }: CompareScreenProps) {
  const { search } = useLocation();
  const wanted = wantedIn(
    search,
    catalogs.map(({ name }) => name),
  );
  const catalog = catalogs.find(({ name }) => name === wanted?.type);
  if (!wanted || !catalog || wanted.ids.length === 0) return <AskWhat catalogs={catalog ? [catalog] : catalogs} />;
  // Rows are hooks, others of another kind.
  return <OfKind key={catalog.name} catalog={catalog} ids={wanted.ids} isCut={wanted.isCut} {...parts} />;
}

interface OfKindProps extends Omit<CompareScreenProps, 'catalogs'> {
  catalog: ComparedCatalog;
  ids: readonly string[];
  isCut: boolean;
}

function OfKind({ catalog, ids, isCut, notFound }: OfKindProps) {
  const text = useText(compareTexts);
  const { inSentence } = useText(catalog.names);
  const query = useQuery(compareQueries.items(catalog, ids));
  if (isApiError(query.error, 'not_found')) return notFound;
  const partly = !query.data && query.error instanceof NotAllReached ? query.error : undefined;
  const found = query.data ?? partly?.found;
  const notReached = partly && <NotReached error={partly} query={query} />;
  const [first, second] = found?.items ?? [];
  if (!found || (partly && !second)) {
    return (
      <Page title={[text.titleOf(inSentence)]}>
        <PageHeader title={text.titleOf(inSentence)} />
        {notReached ?? (query.error ? <Failed query={query} /> : <SkeletonDetail label={text.loading} />)}
        {first && (
          <Link
            to={detailPath(catalog, first._id)}
            className="inline-flex min-h-tap items-center font-semibold underline underline-offset-4"
          >
            {first.name}
          </Link>
        )}
      </Page>
    );
  }
  const { items, unknown } = found;
  const notes = [...(isCut ? [text.onlyFour] : []), ...(unknown.length > 0 ? [text.unknown(unknown.join(', '))] : [])];
  if (first && !second) return <AskWhat catalogs={[catalog]} first={first} notes={notes} />;
  return <SideBySide catalog={catalog} items={items} notes={notes} above={notReached} />;
}
