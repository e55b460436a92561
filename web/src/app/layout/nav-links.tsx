import { useLocation } from 'react-router';
import type { RoomNames } from '../../messages/catalog-names.ts';
import { useText, type Texts } from '../../messages/locale.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { useHouse } from '../house.ts';

/** Active by path prefix: /quiz/question belongs to Quiz. */
export function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`);
}

interface NavLinksProps {
  direction: 'row' | 'column';
  onFollow?: () => void;
}

export function NavLinks(props: NavLinksProps) {
  const { routes } = useHouse();
  return (
    <ul className={props.direction === 'row' ? 'flex h-full text-[0.95rem]' : 'grid'}>
      {routes.map(({ path, navigation }) => navigation && <NavLink key={path} to={path} names={navigation} {...props} />)}
    </ul>
  );
}

function NavLink({ to, names, direction, onFollow }: NavLinksProps & { to: string; names: Texts<RoomNames> }) {
  const { title } = useText(names);
  const { pathname } = useLocation();
  const active = isUnder(pathname, to);
  return (
    <li className="flex">
      <Link
        to={to}
        onClick={onFollow}
        aria-current={active ? (pathname === to ? 'page' : 'true') : undefined}
        className={classes(
          'inline-flex min-h-tap items-center font-semibold',
          direction === 'row'
            ? 'border-y-[3px] border-transparent px-2'
            : 'w-full border-s-[3px] border-transparent py-1 ps-3 text-[1.05rem]',
          active ? (direction === 'row' ? 'border-b-marigold text-ink' : 'border-s-marigold text-ink') : 'text-ink-soft hover:text-ink',
        )}
      >
        {title}
      </Link>
    </li>
  );
}
