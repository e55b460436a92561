import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { usePagePlace } from '../../session/use-place.ts';
import { classNames } from '../../ui/classes.ts';
import { navGroups, type NavGroup } from '../routes/nav-group.ts';
import { GroupLinks } from './nav-groups.tsx';

/** Everything there is, in four menus after the links of a wide screen. */
export function NavMenus() {
  return navGroups.map((group) => <Menu key={group} group={group} />);
}

const buttonLook =
  'inline-flex min-h-tap items-center gap-0.5 border-y-[3px] border-transparent px-1.5 font-semibold text-ink-soft hover:text-ink';

/** Escape and a press elsewhere close it, and so does going on. */
function Menu({ group }: { group: NavGroup }) {
  const text = useText(navTexts);
  const place = usePagePlace();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const open = openAt === place;

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
    <li ref={box} className="relative flex">
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        aria-expanded={open}
        aria-controls={id}
        className={buttonLook}
        onClick={() => setOpenAt(open ? null : place)}
      >
        {text.groups[group]}
        <ChevronDown aria-hidden="true" className={classNames('size-4', open && 'upside-down')} />
      </button>
      <div id={id} className="absolute start-0 top-full z-50">
        {open && (
          <GroupLinks
            group={group}
            aria-labelledby={`${id}-button`}
            onFollow={() => setOpenAt(null)}
            className="w-60 animate-rise rounded-card border border-line bg-card p-2 shadow-float"
          />
        )}
      </div>
    </li>
  );
}
