import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './classes.ts';
import { nextIndex } from './next-index.ts';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number;
}

interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  /** More of them than a phone is wide: they keep their width, and the row is scrolled. */
  isLong?: boolean;
  /** The content of the current tab. */
  children: ReactNode;
}

export function Tabs<Id extends string>({ label, tabs, current, onChange, isLong = false, children }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);

  // Of a long row, the open one may be out of sight. The page itself stays where it is.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (isLong && row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current, isLong]);

  const onKeyDown = (event: KeyboardEvent) => {
    const from = tabs.findIndex((tab) => tab.id === current);
    const to = nextIndex(event.key, from, tabs.length, 'horizontal');
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || !tab) return;
    event.preventDefault();
    onChange(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div>
      {/* The keys arrive from the tabs inside, which hold the focus. */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-b border-line sm:gap-1"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => {
              onChange(tab.id);
            }}
            className={classNames(
              '-mb-px min-h-tap border-b-[3px] text-[.94rem] font-semibold whitespace-nowrap sm:flex-none sm:px-3.5 sm:text-base',
              isLong ? 'flex-none px-3' : 'flex-1 px-0.5',
              tab.id === current ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {tab.label} {tab.count !== undefined && <span className="text-ink-soft tabular-nums">({tab.count})</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`} className="pt-4">
        {children}
      </div>
    </div>
  );
}
