import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { iconButtonLook } from './button-look.ts';
import { classNames } from './classes.ts';
import { toast, toastList, toastMs, type Toast, type ToastTone } from './toast.ts';

const none: readonly Toast[] = [];
const icons: Record<ToastTone, typeof Info> = { good: CircleCheck, error: TriangleAlert, info: Info };
const colours: Record<ToastTone, string> = { good: 'text-leaf', error: 'text-rust', info: 'text-blue-deep' };

interface ToasterProps {
  label: string;
  dismissLabel: string;
}

/** Own and small: the usual libraries write a style element, which our content security policy refuses. */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(toastList.subscribe, toastList.get, () => none);
  const [held, setHeld] = useState(false);
  const box = useRef<HTMLElement>(null);
  useUncoverFocus(box, toasts.length);
  return (
    <section
      ref={box}
      aria-label={label}
      className="pointer-events-none fixed end-0 bottom-0 z-50 w-full max-w-100 p-4 print:hidden"
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
      onFocus={() => {
        setHeld(true);
      }}
      onBlur={() => {
        setHeld(false);
      }}
    >
      {/* Present before the first notice, or it would not be read out. */}
      <ol aria-live="polite" aria-relevant="additions" className="grid gap-2">
        {toasts.map((entry) => (
          <ToastItem key={entry.id} entry={entry} held={held} dismissLabel={dismissLabel} />
        ))}
      </ol>
    </section>
  );
}

/** What had the focus last stays in sight, a button that is busy too: the page moves up by as much as the notices cover of it. */
function useUncoverFocus(box: RefObject<HTMLElement | null>, count: number) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && box.current?.contains(target) === false) last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
    };
  }, [box]);
  useLayoutEffect(() => {
    if (count === 0 || !box.current || last.current?.isConnected !== true) return;
    const notices = box.current.getBoundingClientRect();
    const { top, bottom, right } = last.current.getBoundingClientRect();
    if (bottom > notices.top && top < notices.bottom && right > notices.left) window.scrollBy(0, Math.min(bottom - notices.top, top));
  }, [box, count]);
}

// On a phone it is as wide as the screen: what lies below can be pressed through it, so that no reader has to wait for it to go.
const toastLook =
  'flex animate-rise sm:pointer-events-auto items-center gap-3 rounded-card border border-line bg-card py-1.5 pe-1.5 ps-4 shadow-float';

function ToastItem({ entry, held, dismissLabel }: { entry: Toast; held: boolean; dismissLabel: string }) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => {
      toast.dismiss(entry.id);
    }, toastMs);
    return () => {
      clearTimeout(timer);
    };
  }, [entry.id, held]);
  const Icon = icons[entry.tone];
  return (
    <li className={toastLook}>
      <Icon aria-hidden="true" className={classNames('size-5 flex-none', colours[entry.tone])} />
      <p className="min-w-0 flex-1 py-2">{entry.text}</p>
      <button
        type="button"
        aria-label={dismissLabel}
        className={iconButtonLook('pointer-events-auto flex-none text-ink-soft hover:bg-sand')}
        onClick={() => {
          toast.dismiss(entry.id);
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
