import { useRef, type ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { classNames } from '../../ui/classes.ts';
import { FilterFold } from './filter-fold.tsx';
import type { OnFilter } from './filter-selects.tsx';
import { SearchBox } from '../search/search-box.tsx';
import type { Typed } from '../search/use-typed-search.ts';

interface FilterBarProps {
  searchLabel: string;
  searchHint: string;
  typed: Typed;
  /** What hides items now: beside the button on a phone, each with the way to take it back. */
  on: readonly OnFilter[];
  /** FilterSelects. */
  children: ReactNode;
  /** Beside more selects than four the box has no feature left for what is looked for, nor they for theirs. */
  isAlone?: boolean;
  /** Filters of another look, below the selects: a picture whose parts are pressed. */
  below?: ReactNode;
}

/** Search box, and what narrows the list. */
export function FilterBar({ searchLabel, searchHint, typed, on, children, isAlone = false, below }: FilterBarProps) {
  const box = useRef<HTMLInputElement>(null);
  return (
    <div
      role="search"
      aria-label={searchLabel}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-3 lg:flex lg:flex-wrap lg:items-end"
    >
      <form
        className={classNames('col-span-full min-w-0', isAlone ? 'lg:basis-full' : 'lg:flex-[3_1_14rem]')}
        onSubmit={(event) => {
          event.preventDefault();
          // On a phone "Search" should put the keyboard away.
          box.current?.blur();
        }}
      >
        <Field label={searchLabel} labelHidden>
          {(control) => <SearchBox control={control} box={box} hint={searchHint} typed={typed} />}
        </Field>
      </form>
      <FilterFold on={on} className="grid gap-3 lg:contents">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 lg:contents">{children}</div>
        {below !== undefined && <div className="lg:basis-full">{below}</div>}
      </FilterFold>
    </div>
  );
}
