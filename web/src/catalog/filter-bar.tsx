import { Search, X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { catalogTexts } from '../messages/catalog.ts';
import { useText } from '../messages/locale.ts';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/field.tsx';
import { Select, type Option } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface FilterBarProps {
  searchLabel: string;
  searchHint: string;
  search: string;
  onSearch: (text: string) => void;
  /** FilterSelects. */
  children: ReactNode;
}

/** Search box and selects in one row; below one another on a phone. */
export function FilterBar({ searchLabel, searchHint, search, onSearch, children }: FilterBarProps) {
  const text = useText(catalogTexts);
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label={searchLabel}
      className="grid grid-cols-2 gap-3 lg:flex lg:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        // On a phone "Search" should put the keyboard away.
        box.current?.blur();
      }}
    >
      <Field label={searchLabel} labelHidden className="col-span-2 lg:min-w-0 lg:flex-1">
        {(control) => (
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
              placeholder={searchHint}
              value={search}
              className="px-11 [&::-webkit-search-cancel-button]:hidden"
              onChange={(event) => {
                onSearch(event.target.value);
              }}
            />
            {search !== '' && (
              <button
                type="button"
                aria-label={text.clearSearch}
                className="absolute top-0.5 right-0.5 inline-flex size-tap items-center justify-center rounded-full text-ink-soft hover:text-ink"
                onClick={() => {
                  onSearch('');
                  box.current?.focus();
                }}
              >
                <X aria-hidden="true" className="size-5" />
              </button>
            )}
          </span>
        )}
      </Field>
      {children}
    </form>
  );
}

interface FilterSelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The entry that filters nothing. */
  placeholder?: string;
  className?: string;
}

export function FilterSelect({ label, value, onChange, options, placeholder, className }: FilterSelectProps) {
  return (
    <Field label={label} labelHidden className={classes('min-w-0 lg:w-52', className)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          options={options}
          {...(placeholder === undefined ? {} : { placeholder })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
