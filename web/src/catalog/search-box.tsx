import { Search, X } from 'lucide-react';
import { startTransition, useState, type RefObject } from 'react';
import { catalogTexts } from '../messages/catalog.ts';
import { useText } from '../messages/locale.ts';
import type { FieldControl } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface SearchBoxProps {
  control: FieldControl;
  box: RefObject<HTMLInputElement | null>;
  hint: string;
  search: string;
  onSearch: (text: string) => void;
}

/** Each letter stands in the box at once; the list follows when there is time, and never holds up the next letter. */
export function SearchBox({ control, box, hint, search, onSearch }: SearchBoxProps) {
  const text = useText(catalogTexts);
  const { typed, type } = useTyped(search, onSearch);
  return (
    <span className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-ink-soft" />
      <TextInput
        {...control}
        ref={box}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={hint}
        value={typed}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => {
          type(event.target.value);
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={text.clearSearch}
          className="absolute top-0.5 right-0.5 inline-flex size-tap items-center justify-center rounded-full text-ink-soft hover:text-ink"
          onClick={() => {
            type('');
            box.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  );
}

/** `search` also changes from outside (Clear Filter, going back); our own letters coming back late must not undo newer ones. */
function useTyped(search: string, onSearch: (text: string) => void) {
  const [{ typed, seen, onTheirWay }, setBox] = useState<{ typed: string; seen: string; onTheirWay: readonly string[] }>({
    typed: search,
    seen: search,
    onTheirWay: [],
  });
  if (seen !== search) {
    if (search === typed) setBox({ typed, seen: search, onTheirWay: [] });
    else if (onTheirWay.includes(search)) setBox({ typed, seen: search, onTheirWay });
    else setBox({ typed: search, seen: search, onTheirWay: [] });
  }
  const type = (next: string) => {
    setBox((before) => ({ ...before, typed: next, onTheirWay: [...before.onTheirWay, next] }));
    startTransition(() => {
      onSearch(next);
    });
  };
  return { typed, type };
}
