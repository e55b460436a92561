import type { ReactNode } from 'react';
import { classNames } from './classes.ts';

interface CheckboxProps {
  label: ReactNode;
  /** Below the label, smaller: why it is asked, or what follows from it. */
  why?: string;
  checked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string | undefined;
}

/** A box to tick with its words beside it; all of it can be pressed. */
export function Checkbox({ label, why, checked, onChange, className }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-tap items-center gap-3', className)}>
      <input
        type="checkbox"
        className="size-5 flex-none accent-blue"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {label} {why !== undefined && <span className="block text-sm text-ink-soft">{why}</span>}
      </span>
    </label>
  );
}
