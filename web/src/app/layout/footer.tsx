import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';

/** While there is nothing yet to stand below, on the way to another address or to a page's answer: shown, it would jump when there is. */
const waits = 'peer-empty:invisible supports-[selector(:has(*))]:peer-has-[[data-on-its-way]]:invisible';

export function Footer() {
  const { footer } = useText(navTexts);
  return (
    <footer className={classes('border-t border-line bg-card print:hidden', waits)}>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-5 sm:px-6">
        <p className="max-w-2xl text-sm text-ink-soft">
          <strong className="text-ink">{footer.name}</strong> {footer.honest}
        </p>
        <nav aria-label={footer.label}>
          <Link to={paths.privacy} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
            {footer.privacy}
          </Link>
        </nav>
      </div>
    </footer>
  );
}
