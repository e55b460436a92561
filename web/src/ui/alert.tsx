import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './classes.ts';

type AlertTone = 'error' | 'attention' | 'info' | 'good';

interface AlertAction {
  label: string;
  onPress: () => void;
  busy?: boolean;
}

interface AlertProps {
  tone?: AlertTone;
  title?: string;
  children?: ReactNode;
  /** "Try again", "Dismiss": given in the order shown. */
  actions?: readonly AlertAction[];
  className?: string;
  /** For the answer to what somebody just sent: seen and heard wherever the page was scrolled to. */
  takesFocus?: boolean;
}

const tones: Record<AlertTone, string> = {
  error: 'border-rust/30 bg-rust-tint text-rust',
  attention: 'border-marigold bg-marigold-tint text-marigold-ink',
  info: 'border-blue-pale bg-blue-tint text-blue-deep',
  good: 'border-leaf/30 bg-leaf-tint text-leaf',
};
const icons: Record<AlertTone, typeof Info> = { error: TriangleAlert, attention: TriangleAlert, info: Info, good: CircleCheck };

/** Errors interrupt those who listen; the other tones wait their turn. */
export function Alert({ tone = 'error', title, children, actions = [], className, takesFocus = false }: AlertProps) {
  const Icon = icons[tone];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={box}
      role={tone === 'error' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames('flex scroll-mt-20 gap-3 rounded-card border p-4', tones[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
        {actions.length > 0 && (
          <div className="mt-3 flex flex-wrap gap-2">
            {actions.map(({ label, onPress, busy = false }) => (
              <Button key={label} look="quiet" busy={busy} onClick={onPress}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
