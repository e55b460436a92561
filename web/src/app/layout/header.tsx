import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { usePagePlace } from '../../session/use-place.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/session.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PartOfPage } from './late-notice.tsx';
import { LazyAccountMenu } from './lazy-account-menu.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLinks } from './nav-links.tsx';
import { SearchButton } from './search-button.tsx';

export function Header() {
  const text = useText(navTexts);
  const { productName } = useText(commonTexts);
  const user = useUser();
  const { pathname, key } = useLocation();
  const place = usePagePlace();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  // Open belongs to the place where it was opened: going anywhere closes it, an address completed below it does not.
  const open = openAt === place;
  const close = () => {
    setOpenAt(null);
  };

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);

  const toProfile = <LinkButton to={paths.profile}>{text.profile}</LinkButton>;
  return (
    <header className="relative z-40 border-b border-line bg-card md:sticky md:top-0 print:hidden">
      <div className="mx-auto flex min-h-14 max-w-6xl flex-wrap items-center gap-x-3 px-4 sm:px-6">
        <Link
          to={paths.home}
          className="inline-flex min-h-tap items-center gap-2 text-[1.2rem] font-extrabold tracking-tight"
          aria-current={pathname === paths.home ? 'page' : undefined}
        >
          <Logo />
          {productName}
        </Link>
        {/* Beside the name, where it stays for every user: who is signed in is known only after the page has been seen. */}
        <nav
          aria-label={text.main}
          className="order-last -ms-1.5 hidden basis-full self-stretch md:block xl:order-none xl:ms-2 xl:basis-auto"
        >
          <NavLinks />
        </nav>
        {/* With large letters on a small screen they stand below the name, at the same side, all in one row. */}
        <div className="ms-auto flex items-center justify-end gap-2 py-1 sm:gap-2.5">
          <LanguageSwitch className="inline-flex min-h-tap items-center px-1 font-semibold text-ink-soft hover:text-ink max-md:hidden" />
          <SearchButton />
          {user ? (
            <>
              <span className="hidden text-ink-soft xl:inline">{text.welcome}</span>
              <ErrorBoundary place={key} fallback={toProfile}>
                <PartOfPage meanwhile={<span className="size-tap" />} instead={toProfile}>
                  <LazyAccountMenu user={user} />
                </PartOfPage>
              </ErrorBoundary>
            </>
          ) : (
            <>
              <LinkButton to={paths.login} look="quiet" className="min-w-0 lg:px-3.5!">
                {text.signIn}
              </LinkButton>
              <LinkButton to={paths.signup} className="px-3.5! whitespace-nowrap max-md:hidden">
                {text.getStarted}
              </LinkButton>
            </>
          )}
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={menuId}
            aria-label={open ? text.closeMenu : text.openMenu}
            className={iconButtonLook('flex-none border border-line hover:bg-blue-tint md:hidden')}
            onClick={() => {
              setOpenAt(open ? null : place);
            }}
          >
            {open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
          </button>
        </div>
      </div>
      <div id={menuId} className="md:hidden">
        {open && <MobileMenu onLeave={close} />}
      </div>
    </header>
  );
}
