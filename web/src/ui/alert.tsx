import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';

export type AlertTone = 'error' | 'attention' | 'info' | 'good';

export interface AlertAction {
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
}

const tones: Record<AlertTone, string> = {
  error: 'border-rust/30 bg-rust-tint text-rust',
  attention: 'border-marigold bg-marigold-tint text-marigold-ink',
  info: 'border-blue-pale bg-blue-tint text-blue-deep',
  good: 'border-leaf/30 bg-leaf-tint text-leaf',
};
const icons: Record<AlertTone, typeof Info> = { error: TriangleAlert, attention: TriangleAlert, info: Info, good: CircleCheck };

/** Errors interrupt those who listen; the other tones wait their turn. */
export function Alert({ tone = 'error', title, children, actions = [], className }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={classes('flex gap-3 rounded-card border p-4', tones[tone], className)}>
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
