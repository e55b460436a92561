import { useErrorText } from '../../api/error-text.ts';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { Suspense, useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ShownCatalog } from '../../catalog/list/shown-catalog.ts';
import { useDebounced } from '../../catalog/search/use-debounced.ts';
import { useNames } from '../../catalog/shared/use-names.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonLook, iconButtonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { nextIndex } from '../../ui/next-index.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { optionId, SearchResults } from './search-results.tsx';
import { optionsOf, readingOptions } from './search-options.ts';
import { searchQueries } from './search.queries.ts';
import { NotUnderstood, UnknownName } from './not-understood.tsx';
import { tellOwn } from './own-entered.ts';
import { useOwnReader } from './use-own-reader.ts';
import { useModal } from '../../ui/use-modal.ts';

interface SearchDialogProps {
  catalogs: readonly ShownCatalog[];
  onClose: () => void;
}

/** Every catalog in one box. A modal dialog of the platform: it holds the focus and gives it back. */
export function SearchDialog({ catalogs, onClose }: SearchDialogProps) {
  const text = useText(searchTexts);
  const dialog = useModal(onClose);
  return (
    // A press on the backdrop arrives at the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      {...dialog}
      aria-label={text.label}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={classNames(
        'mx-auto mt-0 max-h-[min(100%,44rem)] w-full max-w-2xl overflow-y-auto overscroll-contain p-0',
        'rounded-b-card bg-card text-ink shadow-float sm:mt-14 sm:rounded-card',
      )}
    >
      <SearchPanel catalogs={catalogs} onClose={onClose} />
    </dialog>
  );
}

function SearchPanel({ catalogs, onClose }: SearchDialogProps) {
  const text = useText(searchTexts);
  const names = useNames(catalogs);
  const { tryAgain } = useText(commonTexts);
  const errorText = useErrorText();
  const format = useFormat();
  const navigate = useNavigate();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useEntryState('search', '');
  const [pointed, setPointed] = useState<string | undefined>(undefined);
  // What was typed at this place stands there again; the first letter replaces it.
  // Before anything can be typed: selected later, the first letters typed at once would be lost.
  useLayoutEffect(() => box.current?.select(), []);
  const words = useDebounced(typed.trim());
  // A rank or a category is told to this phone alone: what is left is asked for.
  const { read, hasFailed } = useOwnReader(words);
  const asked = read?.rest ?? '';
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(searchQueries.find(asked));

  const groups = useMemo(() => (asked === '' || !data ? [] : optionsOf(catalogs, data.groups, asked)), [catalogs, data, asked]);
  const readings = useMemo(
    () => (asked === '' || !data || !read ? [] : readingOptions(read.join(data.readings, read.own))),
    [data, asked, read],
  );
  const options = [...readings, ...groups.flatMap((group) => group.options)];
  // The best match is marked until another is chosen, so that Enter always means something.
  const active = options.find(({ key }) => key === pointed) ?? options[0];
  const isCurrent = words === typed.trim() && read !== undefined && (asked === '' || (!isPlaceholderData && data !== undefined));
  const isEmpty = words !== '' && isCurrent && options.length === 0;

  // Enter before the answer is here waits for it.
  const [isEager, setEager] = useState(false);
  useEffect(() => {
    if (!isEager || !isCurrent || !active) return;
    void navigate(active.to);
    onClose();
  }, [isEager, isCurrent, active, navigate, onClose]);

  useEffect(() => {
    if (active) document.getElementById(optionId(listId, active.key))?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const change = (value: string) => {
    setTyped(value);
    setPointed(undefined);
    setEager(false);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to the keyboard's own suggestions while a word is composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (typed.trim() !== '') setEager(true);
      return;
    }
    if (event.key === 'Home' || event.key === 'End') return;
    const to = nextIndex(event.key, active ? options.indexOf(active) : -1, options.length, 'vertical');
    if (to === undefined) return;
    event.preventDefault();
    setPointed(options[to]?.key);
  };

  return (
    <>
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-card px-2 sm:px-3">
        <Search aria-hidden="true" className="ms-2 size-5 flex-none text-ink-soft" />
        <input
          ref={box}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type in it
          autoFocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={text.label}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, active.key) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={200}
          placeholder={text.hint(names.map(({ inSentence }) => inSentence))}
          value={typed}
          onChange={(event) => {
            change(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-2 text-base outline-none placeholder:text-ink-soft"
        />
        <button
          type="button"
          aria-label={text.close}
          onClick={onClose}
          className={iconButtonLook('flex-none text-ink-soft hover:bg-blue-tint hover:text-ink')}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p role="status" className="sr-only">
        {isCurrent && words !== ''
          ? isEmpty
            ? text.none
            : text.found(format.number(groups.reduce((sum, { total }) => sum + total, 0)))
          : ''}
      </p>
      {words === '' && (
        <div className="p-4 sm:p-5">
          <p className="mb-2 text-sm text-ink-soft">{text.try}</p>
          <div className="flex flex-wrap gap-2">
            {text.examples.map((example) => (
              <button
                key={example}
                type="button"
                className={buttonLook('quiet')}
                onClick={() => {
                  change(example);
                  box.current?.focus();
                }}
              >
                {example}
              </button>
            ))}
          </div>
          <p className="mt-4 text-sm text-ink-soft max-sm:hidden">{text.keys}</p>
        </div>
      )}
      {hasFailed && <Alert title={text.failed} className="m-4" />}
      {words !== '' && error && !isFetching && (
        <Alert title={errorText(error)} className="m-4" actions={[{ label: tryAgain, onPress: () => void refetch() }]} />
      )}
      {words !== '' && !data && asked !== '' && isFetching && (
        <div className="grid gap-3 p-4 sm:p-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {isCurrent && words !== '' && data?.unknownName !== undefined && (
        <div className="px-4 pt-4 sm:px-5">
          <UnknownName name={data.unknownName} isFollowed={options.length > 0} onFollow={onClose} />
        </div>
      )}
      {isEmpty && data?.unknownName === undefined && (
        <div className="p-4 sm:p-5">
          <p className="font-semibold">{text.none}</p>
          <p className="text-ink-soft">{asked === '' ? text.ownOnly : text.noneHint}</p>
        </div>
      )}
      {/* What the list has to wait for must not hide the box: it would lose the focus, and the letters with it. */}
      <Suspense>
        <SearchResults id={listId} readings={readings} groups={groups} active={active?.key} onPoint={setPointed} onFollow={onClose} />
      </Suspense>
      {options.length > 0 && (
        <div className="border-t border-line px-4 py-2 sm:px-5">
          {read && Object.keys(read.own).length > 0 && <p className="py-1 text-sm text-ink-soft">{text.stays}</p>}
          <NotUnderstood words={data?.notUnderstood} />
          <Link
            to={paths.searchFor(asked)}
            onClick={() => {
              tellOwn(asked, read?.own ?? {});
              onClose();
            }}
            className="inline-flex min-h-tap items-center font-semibold text-blue-deep"
          >
            {text.all(asked)}
          </Link>
        </div>
      )}
    </>
  );
}
