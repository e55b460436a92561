import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import type { FieldControl } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { Typed } from './use-typed-search.ts';

interface SearchBoxProps {
  control: FieldControl;
  box: RefObject<HTMLInputElement | null>;
  hint: string;
  typed: Typed;
}

/** Each letter stands in the box at once, whatever the list is doing. */
export function SearchBox({ control, box, hint, typed }: SearchBoxProps) {
  const text = useText(catalogTexts);
  const value = useStore(typed);
  return (
    <span className="relative block">
      <Search aria-hidden="true" className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-ink-soft" />
      <TextInput
        {...control}
        ref={box}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder={hint}
        value={value}
        className="px-11 [&::-webkit-search-cancel-button]:hidden"
        onChange={(event) => {
          typed.setState(event.target.value);
        }}
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={text.clearSearch}
          className={iconButtonLook('absolute end-0.5 top-0.5 text-ink-soft hover:text-ink')}
          onClick={() => {
            typed.setState('');
            box.current?.focus();
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
    </span>
  );
}
