import { Link, useLocation } from 'react-router';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';

/** Active by path prefix: /quiz/question belongs to Quiz. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

export function NavLinks({ direction, onFollow }: { direction: 'row' | 'column'; onFollow?: () => void }) {
  const text = useText(navTexts);
  const { pathname } = useLocation();
  const links = [
    { to: paths.quiz, label: text.quiz },
    { to: paths.courses, label: text.courses },
    { to: paths.colleges, label: text.colleges },
    { to: paths.exams, label: text.exams },
  ];
  return (
    <ul className={direction === 'row' ? 'flex h-full gap-1' : 'grid'}>
      {links.map(({ to, label }) => {
        const active = isUnder(pathname, to);
        return (
          <li key={to} className="flex">
            <Link
              to={to}
              onClick={onFollow}
              aria-current={active ? (pathname === to ? 'page' : 'true') : undefined}
              className={classes(
                'inline-flex min-h-tap items-center font-semibold',
                direction === 'row'
                  ? 'border-y-[3px] border-transparent px-2.5 lg:px-3.5'
                  : 'w-full border-l-[3px] border-transparent py-1 pl-3 text-[1.05rem]',
                active
                  ? direction === 'row'
                    ? 'border-b-marigold text-ink'
                    : 'border-l-marigold text-ink'
                  : 'text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
