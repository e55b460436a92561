/** Whether anybody is invited to put the application among their others, and where: at the end of a page, above its footer. */
import { indianDay } from '@disha/contract/indian-day';
import { createRoot, type Root } from 'react-dom/client';
import { installTexts } from '../../messages/install.ts';
import { LocaleProvider, currentLocale, pageNow } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { installAsked, mayAskToInstall, noteInstall } from '../../session/phone-install.ts';
import { offered } from './offered.ts';

/** A person is asked nothing else while they answer, sign in or work at the desk. */
const isBusyAt = (page: string) => page !== paths.quizResults && /^\/(quiz|auth|desk|together)(\/|$)/.test(page);

/** Safari offers nothing, and can do it by a menu of its own. */
const isByMenu = () => 'standalone' in navigator;
const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);

let drawn: Root | undefined;

async function look(): Promise<void> {
  const page = pageNow();
  if (drawn || isBusyAt(page) || isInstalled() || (!offered.install && !isByMenu())) return;
  if (!mayAskToInstall(installAsked(), indianDay(), page === paths.quizResults)) return;
  const footer = document.querySelector('#root footer');
  if (!footer) return;
  const place = document.createElement('div');
  footer.before(place);
  drawn = createRoot(place);
  const { locale } = currentLocale();
  const [{ Invitation }] = await Promise.all([import('./invitation.tsx'), installTexts.load(locale)]);
  drawn.render(
    <LocaleProvider locale={locale}>
      <Invitation />
    </LocaleProvider>,
  );
}

/** Looked at again wherever somebody goes from here: an address changes without an event, the title with it. */
export async function placeInvitation(): Promise<void> {
  if (!installAsked() && !noteInstall({ first: indianDay() })) return;
  const again = () => void look().catch(() => undefined);
  new MutationObserver(again).observe(document.head, { subtree: true, childList: true, characterData: true });
  window.addEventListener('beforeinstallprompt', again);
  await look();
}
