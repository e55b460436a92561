import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import { controlLook } from './control-look.ts';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** The first entry, with an empty value: "Choose a state", "All streams". */
  placeholder?: string;
}

/** The platform's own select: it is the best one on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className={classes('relative block', className)}>
      <select className={classes(controlLook, 'appearance-none truncate ps-3! pe-8!')} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-ink-soft" />
    </span>
  );
}
