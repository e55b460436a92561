import { ArrowRight, Compass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import type { OptionGroup, ReadingOption } from './search-options.ts';
import { useReadingWords, type ReadingWords } from './use-reading-words.ts';

interface SearchResultsProps {
  id: string;
  readings?: readonly ReadingOption[];
  groups: readonly OptionGroup[];
  active: string | undefined;
  onPoint: (key: string) => void;
  onFollow: () => void;
}

export const optionId = (listId: string, key: string) => `${listId}-${key}`;

/** The list below the search box. The focus stays in the box; the arrow keys move the mark. */
export function SearchResults({ groups, readings = [], ...rest }: SearchResultsProps) {
  const text = useText(searchTexts);
  return (
    <div id={rest.id} role="listbox" aria-label={text.label} className="pb-2">
      {readings.length > 0 && <Meant readings={readings} {...rest} />}
      {groups.map((group) => (
        <Group key={group.catalog.name} group={group} {...rest} />
      ))}
    </div>
  );
}

type Rest = Omit<SearchResultsProps, 'groups' | 'readings'>;

/** What the words mean comes before what has them. */
function Meant({ readings, ...rest }: Rest & { readings: readonly ReadingOption[] }) {
  const text = useText(searchTexts);
  const wordsOf = useReadingWords();
  return (
    <div role="group" aria-label={text.meant}>
      <p aria-hidden="true" className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft sm:px-5">
        {text.meant}
      </p>
      {readings.map((option) => (
        <Option key={option.key} option={option} {...rest}>
          <Compass aria-hidden="true" className="size-5 flex-none text-blue-deep" />
          <MeantWords {...wordsOf(option.reading)} />
        </Option>
      ))}
    </div>
  );
}

export function MeantWords({ feature, understood }: ReadingWords) {
  return (
    <span className="min-w-0 leading-snug">
      <span className="font-semibold">{feature}</span>
      <span className="block text-sm text-ink-soft">{understood}</span>
    </span>
  );
}

function Option({
  option: { key, to },
  id,
  active,
  onPoint,
  onFollow,
  children,
}: Rest & { option: { key: string; to: string }; children: ReactNode }) {
  return (
    <Link
      id={optionId(id, key)}
      role="option"
      aria-selected={key === active}
      tabIndex={-1}
      to={to}
      onClick={onFollow}
      onPointerMove={() => {
        onPoint(key);
      }}
      className={classNames('flex min-h-tap items-center gap-3 px-4 py-1.5 sm:px-5', key === active && 'bg-blue-tint')}
    >
      {children}
    </Link>
  );
}

function Group({ group, ...rest }: Rest & { group: OptionGroup }) {
  const { catalog, total, options } = group;
  const names = useText(catalog.names);
  const format = useFormat();
  const note = catalog.summary.useNote();
  return (
    <div role="group" aria-label={names.title}>
      <p aria-hidden="true" className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft sm:px-5">
        {names.title}
      </p>
      {options.map((option) => (
        <Option key={option.key} option={option} {...rest}>
          {option.item ? <Found item={option.item} note={note(option.item)} /> : <All label={names.all(format.number(total))} />}
        </Option>
      ))}
    </div>
  );
}

export function All({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-blue-deep">
      {label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </span>
  );
}

export function Found({ item: { name, shortName = '' }, note }: { item: CatalogItem; note: string }) {
  return (
    <span className="min-w-0 leading-snug">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm text-ink-soft">
        {[shortName === name ? '' : shortName, note].filter((part) => part !== '').join(' · ')}
      </span>
    </span>
  );
}
