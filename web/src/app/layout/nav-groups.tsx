import { useId } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useText, type Locale } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { useAppDefinition, type AppDefinition } from '../app-definition.ts';
import { menu, navGroups, type NavGroup } from '../routes/nav-group.ts';
import { isUnder } from './is-under.ts';

interface NavEntry {
  group: NavGroup;
  to: string;
  title: string;
}

function entriesOf(
  catalogs: AppDefinition['catalogs'],
  links: ReturnType<(typeof navTexts)['in']>['links'],
  locale: Locale,
): readonly NavEntry[] {
  return [
    ...catalogs.map(({ path: to, group = 'look' as const, names }) => ({ group, to, title: names.in(locale).title })),
    ...menu.map(({ group, to, name }) => ({ group, to, title: links[name] })),
  ];
}

interface GroupProps {
  group: NavGroup;
  onFollow: () => void;
}

/** The features of one group. */
export function GroupLinks({ group, onFollow, className, ...named }: GroupProps & { className?: string; 'aria-labelledby'?: string }) {
  const text = useText(navTexts);
  const locale = useLocale();
  const { catalogs } = useAppDefinition();
  const { pathname } = useLocation();
  const entries = entriesOf(catalogs, text.links, locale);
  // Of `/path` and `/path/plan` the nearer one.
  const [here] = entries.filter(({ to }) => isUnder(pathname, to)).sort((a, b) => b.to.length - a.to.length);
  return (
    <ul className={className} {...named}>
      {entries
        .filter((entry) => entry.group === group)
        .map(({ to, title }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              onClick={onFollow}
              aria-current={to === here?.to ? (pathname === to ? 'page' : 'true') : undefined}
              className={classNames(
                'inline-flex min-h-tap w-full items-center border-s-[3px] py-1 ps-3 leading-snug font-semibold text-ink',
                to === here?.to ? 'border-marigold' : 'border-transparent hover:bg-blue-tint',
              )}
            >
              {title}
            </Link>
          </li>
        ))}
    </ul>
  );
}

/** All four, for the menu of a phone. */
export function NavGroups({ onFollow }: Pick<GroupProps, 'onFollow'>) {
  const text = useText(navTexts);
  const id = useId();
  return navGroups.map((group) => (
    <div key={group}>
      <h2 id={`${id}-${group}`} className="mt-2 ps-3.5 text-sm font-semibold text-ink-soft">
        {text.groups[group]}
      </h2>
      <GroupLinks group={group} onFollow={onFollow} aria-labelledby={`${id}-${group}`} className="grid grid-cols-2" />
    </div>
  ));
}
