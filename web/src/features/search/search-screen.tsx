import type { TypedOwn } from '@disha/search/reader/own';
import { useQuery } from '@tanstack/react-query';
import { Compass, Search } from 'lucide-react';
import { useEffect, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Failed } from '../../catalog/list/list-states.tsx';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { NotUnderstood, UnknownName } from './not-understood.tsx';
import { ownEntered, tellOwn } from './own-entered.ts';
import { optionsOf, readingOptions, type OptionGroup, type ReadingOption } from './search-options.ts';
import { All, Found, MeantWords } from './search-results.tsx';
import { searchQueries } from './search.queries.ts';
import { useOwnReader, type LocalReading } from './use-own-reader.ts';
import { useReadingWords } from './use-reading-words.ts';

/** Everything for what was typed: what it means, what has the words, and what was not understood. */
export function SearchScreen({ catalogs }: { catalogs: readonly ShownCatalog[] }) {
  const text = useText(searchTexts);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const words = (params.get('q') ?? '').trim().slice(0, 200);
  const { read, hasFailed } = useOwnReader(words);
  const [own, setOwn] = useEntryState<TypedOwn>('own', () => ownEntered(words));
  // An address that somebody wrote may tell a rank: it is taken out before anything is asked for.
  const isTelling = read !== undefined && read.rest !== words;
  useEffect(() => {
    if (!isTelling) return;
    setOwn(read.own);
    void navigate(paths.searchFor(read.rest), { replace: true });
  }, [isTelling, read, setOwn, navigate]);
  return (
    <Page title={words === '' || isTelling ? [text.title] : [text.titleOf(words)]} width="narrow">
      <meta name="robots" content="noindex" />
      <PageHeader title={text.title} lead={text.lead} />
      <SearchForm key={words} words={words} />
      {hasFailed && <Alert title={text.failed} />}
      {!hasFailed && (isTelling || !read) && <SkeletonCards label={text.loading} />}
      {!isTelling && read && <Answer catalogs={catalogs} words={words} own={own} join={read.join} />}
    </Page>
  );
}

function SearchForm({ words }: { words: string }) {
  const text = useText(searchTexts);
  const navigate = useNavigate();
  const [typed, setTyped] = useEntryState(`typed ${words}`, () => words);
  const { read } = useOwnReader(typed.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!read || read.rest === '') return;
    tellOwn(read.rest, read.own);
    void navigate(paths.searchFor(read.rest));
  };
  return (
    <form role="search" onSubmit={submit} className="mb-4 flex items-end gap-2">
      <Field label={text.label} className="min-w-0 flex-1">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" className="flex-none">
        <Search aria-hidden="true" className="size-5" />
        {text.button}
      </Button>
    </form>
  );
}

interface AnswerProps {
  catalogs: readonly ShownCatalog[];
  words: string;
  own: TypedOwn;
  join: LocalReading['join'];
}

function Answer({ catalogs, words, own, join }: AnswerProps) {
  const text = useText(searchTexts);
  const format = useFormat();
  const query = useQuery(searchQueries.find(words));
  const isOwn = Object.keys(own).length > 0;
  if (words === '') return isOwn ? <EmptyState title={text.none}>{text.ownOnly}</EmptyState> : null;
  if (query.error) return <Failed query={query} />;
  if (!query.data || query.isPlaceholderData) return <SkeletonCards label={text.loading} />;
  const readings = readingOptions(join(query.data.readings, own));
  const groups = optionsOf(catalogs, query.data.groups, words);
  const { unknownName } = query.data;
  return (
    <>
      <p role="status" className="sr-only">
        {groups.length === 0 && readings.length > 0 ? '' : text.found(format.number(groups.reduce((sum, { total }) => sum + total, 0)))}
      </p>
      <Readings readings={readings} />
      {isOwn && <p className="mb-4 text-sm text-ink-soft">{text.stays}</p>}
      <NotUnderstood words={query.data.notUnderstood} />
      {unknownName !== undefined && <UnknownName name={unknownName} isFollowed={groups.length > 0} />}
      {groups.length === 0 && readings.length === 0 && unknownName === undefined ? (
        <EmptyState title={text.none}>{text.noneHint}</EmptyState>
      ) : (
        groups.map((group) => <Hits key={group.catalog.name} group={group} />)
      )}
    </>
  );
}

function Readings({ readings }: { readings: readonly ReadingOption[] }) {
  const text = useText(searchTexts);
  const wordsOf = useReadingWords();
  if (readings.length === 0) return null;
  return (
    <section aria-label={text.meant} className="mb-4">
      <h2 className="mb-2 text-heading">{text.meant}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {readings.map(({ key, to, reading }) => (
          <li key={key}>
            <Link to={to} className="flex min-h-13 items-center gap-3 py-1.5 hover:bg-blue-tint">
              <Compass aria-hidden="true" className="size-5 flex-none text-blue-deep" />
              <MeantWords {...wordsOf(reading)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hits({ group: { catalog, total, options } }: { group: OptionGroup }) {
  const names = useText(catalog.names);
  const format = useFormat();
  const note = catalog.summary.useNote();
  return (
    <section aria-label={names.title} className="mt-6">
      <h2 className="mb-2 text-heading">{names.title}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {options.map(({ key, to, item }) => (
          <li key={key}>
            <Link to={to} className="flex min-h-13 items-center gap-3 py-1.5 hover:bg-blue-tint">
              {item ? <Found item={item} note={note(item)} /> : <All label={names.all(format.number(total))} />}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
