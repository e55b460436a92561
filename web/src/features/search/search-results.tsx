import type { SearchGroup } from '@disha/contract/search';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { classes } from '../../ui/classes.ts';
import type { OptionGroup, SearchOption } from './search-options.ts';

interface SearchResultsProps {
  id: string;
  groups: readonly OptionGroup[];
  active: string | undefined;
  onPoint: (key: string) => void;
  onFollow: () => void;
}

export const optionId = (listId: string, key: string) => `${listId}-${key}`;

/** The list below the search box. The focus stays in the box; the arrow keys move the mark. */
export function SearchResults({ id, groups, active, onPoint, onFollow }: SearchResultsProps) {
  const text = useText(searchTexts);
  const format = useFormat();
  return (
    <div id={id} role="listbox" aria-label={text.label} className="pb-2">
      {groups.map(({ group, options }) => (
        <div key={group.type} role="group" aria-label={text.groups[group.type]}>
          <p aria-hidden="true" className="px-4 pt-3 pb-1 text-sm font-semibold text-ink-soft sm:px-5">
            {text.groups[group.type]}
          </p>
          {options.map((option) => (
            <Link
              key={option.key}
              id={optionId(id, option.key)}
              role="option"
              aria-selected={option.key === active}
              tabIndex={-1}
              to={option.to}
              onClick={onFollow}
              onPointerMove={() => {
                onPoint(option.key);
              }}
              className={classes('flex min-h-tap items-center gap-3 px-4 py-1.5 sm:px-5', option.key === active && 'bg-blue-tint')}
            >
              {option.item ? <Item group={group} option={option} /> : <All label={text.all[group.type](format.number(group.total))} />}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}

function All({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-blue-deep">
      {label}
      <ArrowRight aria-hidden="true" className="size-4" />
    </span>
  );
}

function Item({ group, option }: { group: SearchGroup; option: SearchOption }) {
  const note = useNote(group, option);
  const name = option.item?.name ?? '';
  const shortName = option.item?.shortName;
  return (
    <span className="min-w-0 leading-snug">
      <span className="font-semibold">{name}</span>
      <span className="block text-sm text-ink-soft">
        {[shortName !== undefined && shortName !== '' && shortName !== name ? shortName : '', note]
          .filter((part) => part !== '')
          .join(' · ')}
      </span>
    </span>
  );
}

/** One fact that tells it from its neighbours: how long, where, when. */
function useNote(group: SearchGroup, { key }: SearchOption): string {
  const format = useFormat();
  const duration = useFormatDuration();
  const { levels } = useText(taxonomyTexts);
  const isIt = ({ _id }: { _id: string }) => key === `${group.type}-${_id}`;
  if (group.type === 'courses') {
    const course = group.items.find(isIt);
    return course ? [levels[course.level], duration(course.duration)].filter((part) => part !== '').join(', ') : '';
  }
  if (group.type === 'colleges') {
    const college = group.items.find(isIt);
    return college ? [...new Set([college.location.city, college.location.state])].filter((part) => part !== '').join(', ') : '';
  }
  return format.list(group.items.find(isIt)?.examMonths.map(format.month) ?? []);
}
