import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { classNames } from '../../ui/classes.ts';
import { Summary } from '../../ui/summary.tsx';
import type { OnFilter } from './filter-selects.tsx';

interface FilterFoldProps {
  /** What hides items now: beside the button on a phone, each with the way to take it back. */
  on: readonly OnFilter[];
  /** Of what is folded away, where it is open. */
  className: string;
  children: ReactNode;
}

/**
 * What narrows a list: on a wide screen in view, on a phone behind one button, so that the list itself is in sight. The fold is the
 * platform's own, and holds nothing: what it shows follows it, as a wide screen shows the same without it. So it works before the code
 * comes. Stands in a grid of two columns.
 */
export function FilterFold({ on, className, children }: FilterFoldProps) {
  const text = useText(catalogTexts);
  const [isOpen, setOpen] = useEntryState('filters unfolded', false);
  return (
    <>
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
      <div className={classNames('col-span-full max-sm:hidden max-sm:peer-open:grid', className)}>{children}</div>
    </>
  );
}
