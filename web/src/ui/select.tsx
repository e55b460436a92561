import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './classes.ts';
import { controlLook } from './control-look.ts';

export interface Option {
  value: string;
  label: string;
  /** Those of one group stand together under its name, after those of none. */
  group?: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** The first entry, with an empty value: "Choose a state", "All streams". */
  placeholder?: string;
}

/** The platform's own select: it is the best one on a phone. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const groups = [...new Set(options.flatMap(({ group }) => group ?? []))];
  return (
    <span className={classNames('relative block', className)}>
      <select className={classNames(controlLook, 'appearance-none truncate ps-3! pe-8!')} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Entries options={options.filter(({ group }) => group === undefined)} />
        {groups.map((name) => (
          <optgroup key={name} label={name}>
            <Entries options={options.filter(({ group }) => group === name)} />
          </optgroup>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-ink-soft" />
    </span>
  );
}

function Entries({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
