import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { guestOffer } from '../../session/guest-things.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';

/** While there is nothing yet to stand below, on the way to another address or to a page's answer: shown, it would jump when there is. */
const waits = 'peer-empty:invisible supports-[selector(:has(*))]:peer-has-[[data-on-its-way]]:invisible';

const linkLook = 'inline-flex min-h-tap items-center text-sm font-semibold text-blue-deep underline underline-offset-4';

export function Footer() {
  const isBrowser = useIsBrowser();
  const { footer, kept, otherPerson } = useText(navTexts);
  const isGuestHere = guestOffer.useIsGuestHere() && isBrowser;
  return (
    <footer className={classNames('border-t border-line bg-card print:hidden', waits)}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 px-4 py-3 sm:px-6">
        <p className="max-w-2xl text-sm text-ink-soft">
          <strong className="text-ink">{footer.name}</strong> {footer.honest}
        </p>
        <nav aria-label={footer.label} className="flex flex-wrap gap-x-4">
          {isGuestHere && (
            <Link to={paths.kept} className={linkLook}>
              {kept}
            </Link>
          )}
          <Link to={paths.offline} className={linkLook}>
            {footer.offline}
          </Link>
          {isGuestHere && (
            <button type="button" className={`${linkLook} cursor-pointer`} onClick={() => guestOffer.askOther(true)}>
              {otherPerson}
            </button>
          )}
          <Link to={paths.privacy} className={linkLook}>
            {footer.privacy}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
