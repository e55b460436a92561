import { useRef, type ReactNode } from 'react';
import { classes } from '../ui/classes.ts';
import { Field } from '../ui/field.tsx';
import { Select, type Option } from '../ui/select.tsx';
import { SearchBox } from './search-box.tsx';
import type { Typed } from './use-typed-search.ts';

interface FilterBarProps {
  searchLabel: string;
  searchHint: string;
  typed: Typed;
  /** FilterSelects. */
  children: ReactNode;
}

/** Search box and selects in one row; below one another on a phone. */
export function FilterBar({ searchLabel, searchHint, typed, children }: FilterBarProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      role="search"
      aria-label={searchLabel}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 lg:flex lg:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        // On a phone "Search" should put the keyboard away.
        box.current?.blur();
      }}
    >
      <Field label={searchLabel} labelHidden className="col-span-full lg:min-w-0 lg:flex-1">
        {(control) => <SearchBox control={control} box={box} hint={searchHint} typed={typed} />}
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
  disabled?: boolean;
}

export function FilterSelect({ label, value, onChange, options, placeholder, className, disabled = false }: FilterSelectProps) {
  return (
    <Field label={label} labelHidden className={classes('min-w-0 lg:w-52', className)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={disabled}
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
