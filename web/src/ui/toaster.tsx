import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { iconButtonLook } from './button-look.ts';
import { classes } from './classes.ts';
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
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed right-0 bottom-0 z-50 w-full max-w-100 p-4 print:hidden"
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

const toastLook =
  'pointer-events-auto flex animate-rise items-center gap-3 rounded-card border border-line bg-card py-1.5 pr-1.5 pl-4 shadow-float';

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
      <Icon aria-hidden="true" className={classes('size-5 flex-none', colours[entry.tone])} />
      <p className="min-w-0 flex-1 py-2">{entry.text}</p>
      <button
        type="button"
        aria-label={dismissLabel}
        className={iconButtonLook('flex-none text-ink-soft hover:bg-sand')}
        onClick={() => {
          toast.dismiss(entry.id);
        }}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </li>
  );
}
