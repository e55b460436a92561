import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { usePagePlace } from '../../session/use-place.ts';
import { classNames } from '../../ui/classes.ts';
import { NavGroups } from './nav-groups.tsx';

const buttonLook =
  'inline-flex min-h-tap items-center gap-1 border-y-[3px] border-transparent px-2 font-semibold text-ink-soft hover:text-ink';

/** At the end of the bar: everything there is, by the question it answers. Escape and a press elsewhere close it, and so does going on. */
export function MorePanel() {
  const text = useText(navTexts);
  const place = usePagePlace();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = openAt === place;
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    // Also when the focus goes on behind it: a panel left open would hide what is focused.
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpenAt(null);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return (
    <li ref={box} className="flex">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={buttonLook}
        onClick={() => setOpenAt(open ? null : place)}
      >
        {text.more}
        <ChevronDown aria-hidden="true" className={classNames('size-4', open && '[transform:rotate(180deg)]')} />
      </button>
      <div id={id} className="absolute inset-x-0 top-full z-50">
        {open && (
          <NavGroups
            onFollow={close}
            className="mx-auto grid max-w-6xl animate-rise grid-cols-5 gap-x-3 rounded-card border border-line bg-card p-4 shadow-float"
          />
        )}
      </div>
    </li>
  );
}
