import { useLocation } from 'react-router';
import type { FeatureNames } from '../../messages/catalog-names.ts';
import { useText, type LocaleTexts } from '../../messages/locale.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { useAppDefinition } from '../app-definition.ts';
import { isUnder } from './is-under.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { partOfPage } from './late-notice.tsx';

/** A phone has its bar, and does not load what only a wide screen shows. */
const NavMenus = partOfPage(lazyScreen(async () => (await import('./nav-menus.tsx')).NavMenus));

/** The bar of a wide screen: the links the product is known by, then everything in four menus. */
export function NavLinks() {
  const { routes } = useAppDefinition();
  useLocation();
  const isWide = useIsBrowser() && window.matchMedia('(min-width: 768px)').matches;
  return (
    <ul className="flex h-full min-h-tap text-[0.95rem]">
      {routes.map(({ path, navigation }) => navigation && <NavLink key={path} to={path} names={navigation} />)}
      {isWide && <NavMenus />}
    </ul>
  );
}

function NavLink({ to, names }: { to: string; names: LocaleTexts<FeatureNames> }) {
  const { title } = useText(names);
  const { pathname } = useLocation();
  const active = isUnder(pathname, to);
  return (
    <li className="flex">
      <Link
        to={to}
        aria-current={active ? (pathname === to ? 'page' : 'true') : undefined}
        className={classNames(
          'inline-flex min-h-tap items-center border-y-[3px] border-transparent px-1.5 font-semibold',
          active ? 'border-b-marigold text-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        {title}
      </Link>
    </li>
  );
}
