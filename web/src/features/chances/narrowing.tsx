import type { ChancesAsked } from '@disha/contract/chances';
import { chanceKinds, chanceSorts } from '@disha/contract/chances.words';
import { fields, type State } from '@disha/contract/taxonomy';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';

export type ChancesFilters = Pick<
  ChancesAsked,
  'band' | 'instituteState' | 'kind' | 'course' | 'field' | 'search' | 'sortBy' | 'conditions'
>;

interface NarrowingProps {
  filters: ChancesFilters;
  /** Where the student passed Class 12. */
  home: State | undefined;
  onChange: (more: ChancesFilters) => void;
}

/** What narrows and sorts the rows, behind one button, which says how much of it is on. */
export function Narrowing({ filters, home, onChange }: NarrowingProps) {
  const { results: text } = useText(chancesTexts);
  const format = useFormat();
  const states = useStateOptions();
  const names = useText(taxonomyTexts).fields;
  const fold = useEntryFold('filters of chances');
  const { search, instituteState, kind, field } = filters;
  const on = [search, instituteState, kind, field].filter((value) => value !== undefined && value !== '').length;
  const selects = [
    {
      label: text.instituteState,
      value: instituteState ?? '',
      placeholder: text.anyState,
      options: states,
      onChange: (value: string) => onChange({ instituteState: value === '' ? undefined : (value as State) }),
    },
    {
      label: text.kind,
      value: kind ?? '',
      placeholder: text.anyKind,
      options: chanceKinds.map((value) => ({ value, label: text.kinds[value] })),
      onChange: (value: string) => onChange({ kind: chanceKinds.find((one) => one === value) }),
    },
    {
      label: text.field,
      value: field ?? '',
      placeholder: text.anyField,
      options: fields.map((value) => ({ value, label: names[value] })),
      onChange: (value: string) => onChange({ field: fields.find((one) => one === value) }),
    },
    {
      label: text.sort,
      value: filters.sortBy ?? 'best',
      options: chanceSorts.map((value) => ({ value, label: text.sorts[value] })),
      onChange: (value: string) => onChange({ sortBy: chanceSorts.find((sort) => sort === value) }),
    },
  ];
  return (
    <Folded title={on > 0 ? text.filtersOn(format.number(on)) : text.filters} {...fold}>
      <form aria-label={text.filters} className="grid gap-3 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <Field label={text.search} className="col-span-full">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              maxLength={100}
              value={search ?? ''}
              onChange={({ target }) => onChange({ search: target.value })}
            />
          )}
        </Field>
        {selects.map(({ label, value, placeholder, options, onChange: choose }) => (
          <Field key={label} label={label}>
            {(control) => (
              <Select
                {...control}
                value={value}
                options={options}
                {...(placeholder === undefined ? {} : { placeholder })}
                onChange={({ target }) => choose(target.value)}
              />
            )}
          </Field>
        ))}
        {home !== undefined && (
          <Checkbox
            label={text.nearHome}
            checked={instituteState === home}
            onChange={(isNear) => onChange({ instituteState: isNear ? home : undefined })}
          />
        )}
      </form>
    </Folded>
  );
}
