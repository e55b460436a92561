import { classNames } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import type { CatalogFilters } from './use-catalog-filters.ts';
import { Select, type Option } from '../../ui/select.tsx';

/** A filter that hides something now, as it is called, and the way to take it back. */
export interface OnFilter {
  name: string;
  onClear: () => void;
}

export interface SelectFilter {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** The entry that filters nothing. */
  placeholder?: string;
  className?: string;
  disabled?: boolean;
}

export function FilterSelect({ label, value, onChange, options, placeholder, className, disabled = false }: SelectFilter) {
  return (
    <Field label={label} labelHidden className={classNames('min-w-0 lg:max-w-52 lg:flex-[1_1_9rem]', className)}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={disabled}
          options={options}
          {...(placeholder === undefined ? {} : { placeholder })}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

export function FilterSelects({ of }: { of: readonly SelectFilter[] }) {
  return of.map((select) => <FilterSelect key={select.label} {...select} />);
}

/** What is chosen in them, and in others, which have no name while they are off. A select without a placeholder only sorts. */
export function onOf(selects: readonly SelectFilter[], ...others: readonly OnFilter[]): readonly OnFilter[] {
  const chosen = selects
    .filter(({ value, placeholder }) => value !== '' && placeholder !== undefined)
    .map(({ value, options, onChange }) => ({
      name: options.find((option) => option.value === value)?.label ?? value,
      onClear: () => {
        onChange('');
      },
    }));
  return [...chosen, ...others.filter(({ name }) => name !== '')];
}

type SelectOf<Key extends string> = Omit<SelectFilter, 'value' | 'onChange'> & {
  key: Key;
  /** As it stands in the address, unless told otherwise. */
  value?: string;
  /** What follows another choice: a new stream takes its field along. */
  also?: (value: string) => Partial<Record<Key, string>>;
};

/** One select a filter of the address. */
export function selectsOf<Key extends string>(
  { filters, set }: Pick<CatalogFilters<Key>, 'filters' | 'set'>,
  wanted: readonly SelectOf<Key>[],
): readonly SelectFilter[] {
  return wanted.map(({ key, also, ...select }) => ({
    value: filters[key],
    ...select,
    onChange: (value) => {
      set(key, value, also?.(value));
    },
  }));
}
