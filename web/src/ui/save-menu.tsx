import { Bookmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { buttonLook } from './button-look.ts';
import { Sheet } from './sheet.tsx';

/** Whatever look a button brings along, here it is a row. */
const rows =
  'grid divide-y divide-line border-t border-line [&_:is(a,button)]:min-h-13 [&_:is(a,button)]:w-full [&_:is(a,button)]:justify-start ' +
  '[&_:is(a,button)]:gap-3 [&_:is(a,button)]:rounded-none [&_:is(a,button)]:border-0 [&_:is(a,button)]:bg-transparent ' +
  '[&_:is(a,button)]:px-1 [&_:is(a,button)]:text-start [&_:is(a,button)]:text-ink';

interface SaveMenuProps {
  /** Buttons and links in rows; the first is the one that the page is known for (Bookmark, Download Results). */
  children: ReactNode;
  /** Where "Save / more" is not what it is. */
  label?: string;
  className?: string;
}

/** Bookmark, keep, compare, share and print in one control, beside the one blue button. */
export function SaveMenu({ children, label, className }: SaveMenuProps) {
  const text = useText(partsTexts);
  const [seen, setSeen] = useState<'not' | 'open' | 'closed'>('not');
  const title = label ?? text.save;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setSeen('open')}
        className={buttonLook('quiet', 'large', className === undefined ? 'px-3.5! print:hidden' : `px-3.5! print:hidden ${className}`)}
      >
        <Bookmark aria-hidden="true" className="size-5 flex-none" />
        {title}
      </button>
      {seen !== 'not' && (
        <Sheet title={title} isOpen={seen === 'open'} onClose={() => setSeen('closed')}>
          <MoreRows onFollow={() => setSeen('closed')}>{children}</MoreRows>
        </Sheet>
      )}
    </>
  );
}

/** Rows of a sheet: it closes once one was pressed, but for what is switched on and off and shows so. */
function MoreRows({ children, onFollow }: { children: ReactNode; onFollow: () => void }) {
  return (
    // Its rows are the buttons; this only hears that one was pressed.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={rows}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a,button:not([aria-pressed])')) onFollow();
      }}
    >
      {children}
    </div>
  );
}

/** The one blue button of a view with what else can be done beside it. */
export function MainActions({ children }: { children: ReactNode }) {
  return <div className="mt-4 flex max-w-120 flex-wrap gap-2 print:hidden [&>:first-child]:flex-1 [&>:first-child]:px-3">{children}</div>;
}
