import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { catalogTexts } from '../messages/catalog.ts';
import { useText } from '../messages/locale.ts';
import { useEntryState } from '../session/entry-state.ts';
import { buttonLook } from '../ui/button-look.ts';
import { Field } from '../ui/field.tsx';
import { Summary } from '../ui/summary.tsx';
import type { OnFilter } from './filter-selects.tsx';
import { SearchBox } from './search-box.tsx';
import type { Typed } from './use-typed-search.ts';

interface FilterBarProps {
  searchLabel: string;
  searchHint: string;
  typed: Typed;
  /** What hides items now: beside the button on a phone, each with the way to take it back. */
  on: readonly OnFilter[];
  /** FilterSelects. */
  children: ReactNode;
  /** Filters of another look, below the selects: a picture whose parts are pressed. */
  below?: ReactNode;
}

/**
 * Search box, then what narrows the list: on a wide screen in view, on a phone behind one button, so that the list itself is in sight.
 * The fold is the platform's own and holds nothing: what it shows follows it, as a wide screen shows the same without it. So it works
 * before the code comes.
 */
export function FilterBar({ searchLabel, searchHint, typed, on, children, below }: FilterBarProps) {
  const text = useText(catalogTexts);
  const box = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useEntryState('filters unfolded', false);
  return (
    <div
      role="search"
      aria-label={searchLabel}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-3 lg:flex lg:flex-wrap lg:items-end"
    >
      <form
        className="col-span-full min-w-0 lg:flex-[3_1_14rem]"
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
      <details
        className="peer sm:hidden"
        open={isOpen}
        onToggle={(event) => {
          setOpen(event.currentTarget.open);
        }}
      >
        <Summary className="rounded-full border-[1.5px] border-line bg-card px-4">{text.filters}</Summary>
      </details>
      {on.length > 0 && (
        <ul aria-label={text.filtersOn} className="flex min-w-0 flex-wrap gap-2 sm:hidden">
          {on.map(({ name, onClear }) => (
            <li key={name} className="max-w-full">
              <button type="button" onClick={onClear} className={buttonLook('quiet', 'normal', 'max-w-full px-3! text-sm')}>
                {name}
                <X aria-hidden="true" className="size-4 flex-none" />
                <span className="sr-only">{text.takeOff}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="col-span-full grid gap-3 max-sm:hidden max-sm:peer-open:grid lg:contents">
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-2 lg:contents">{children}</div>
        {below !== undefined && <div className="lg:basis-full">{below}</div>}
      </div>
    </div>
  );
}
