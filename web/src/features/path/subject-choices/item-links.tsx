import { subjectChoicesTexts } from '../../../messages/subject-choices.ts';
import { useLangOf } from '../../../messages/lang-of.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Link } from '../../../ui/link.tsx';
import { Summary } from '../../../ui/summary.tsx';
import type { NotedItems } from './subject-choices.ts';

interface ItemLinksProps {
  type: 'courses' | 'careers';
  ids: readonly string[];
  names: Readonly<Record<string, string>>;
  noted?: NotedItems;
  /** So many at once; the others behind one press. */
  first?: number;
}

export function ItemLinks({ first = Infinity, ...rest }: ItemLinksProps) {
  const more = rest.ids.slice(first);
  return (
    <>
      <Links {...rest} ids={rest.ids.slice(0, first)} />
      {more.length > 0 && <More {...rest} ids={more} />}
    </>
  );
}

function More(others: Omit<ItemLinksProps, 'first'>) {
  const text = useText(subjectChoicesTexts);
  return (
    <details {...useEntryFold(`all ${others.type}`)}>
      <Summary>{text.all}</Summary>
      <Links {...others} />
    </details>
  );
}

function Links({ type, ids, names, noted }: Omit<ItemLinksProps, 'first'>) {
  const text = useText(subjectChoicesTexts);
  const langOf = useLangOf();
  const pathTo = type === 'courses' ? paths.course : paths.career;
  const why = (id: string) => (noted?.bookmarked.has(id) ? text.bookmarked : noted?.recommended.has(id) ? text.recommended : undefined);
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {ids.map((id) => (
        <li key={id} className="flex flex-wrap items-center gap-x-2">
          <Link
            to={pathTo(id)}
            className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
            {...langOf(names[id] ?? id)}
          >
            {names[id] ?? id}
          </Link>
          {why(id) !== undefined && <span className="text-sm text-ink-soft">{why(id)}</span>}
        </li>
      ))}
    </ul>
  );
}
