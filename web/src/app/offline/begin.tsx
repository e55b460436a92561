/** What belongs to the worker on the page's side; asked for twice, begun once. */
import { createRoot } from 'react-dom/client';
import { setTransport } from '../../api/call.ts';
import { noteAway, noteOpened } from '../../api/stored-from.ts';
import { LocaleProvider, currentLocale } from '../../messages/locale.ts';
import { offlineTexts } from '../../messages/offline.ts';
import { onSignOut } from '../../session/on-sign-out.ts';
import { onGuestForgotten } from '../../session/guest-forgotten.ts';
import { onOtherPerson } from '../../session/owner.ts';
import { readBySomebody } from './cache-names.ts';
import { localTransport } from './local-transport.ts';
import { askAgainWhenBack } from './line-back.ts';
import { watchVersions } from './new-version.ts';
import { renewPacks } from './renew-packs.ts';
import { tellWorker } from '../../api/tell-worker.ts';
import { OfflineBar } from './offline-bar.tsx';

let hasBegun = false;

/** After the page and all that it asks for. */
const renewAfterMs = 8000;
/** By then a page is drawn whose code is here. */
const drawnAfterMs = 2000;

/** Which pages somebody has read is theirs to know. */
function forgetRead(): void {
  tellWorker('forget');
  for (const name of readBySomebody) void caches.delete(name).catch(() => undefined);
}

/** `registers`: a browser asks for the worker's own script, past its cache; where it forbids that, nothing begins. */
export async function startOffline(registers = false): Promise<void> {
  const { serviceWorker } = navigator;
  if (registers) await serviceWorker.register('/worker.js').then(() => serviceWorker.ready);
  if (hasBegun) return;
  hasBegun = true;
  setTransport(localTransport);
  askAgainWhenBack();
  const { documentElement } = document;
  const { kept } = documentElement.dataset;
  if (kept) noteOpened(kept);
  else if (kept === '') watchShell();
  onSignOut(forgetRead);
  onOtherPerson(forgetRead);
  onGuestForgotten(forgetRead);
  void serviceWorker.ready.then((registration) => {
    watchVersions(registration);
    tellWorker('tidy');
  });
  setTimeout(() => void renewPacks().catch(() => undefined), renewAfterMs);
  setTimeout(() => void import('./place-invitation.tsx').then((side) => side.placeInvitation()).catch(() => undefined), drawnAfterMs);
  void showBar();
}

/** The page itself was not kept: where its code was not either, nothing would say so. */
function watchShell(): void {
  noteAway(false);
  setTimeout(() => {
    // Its code may have come without that of its screen: then it is drawn, and empty.
    if (!document.querySelector('#root:not([data-drawn])') && document.querySelector('#root h1')) return;
    noteAway(true);
    // It would say of an empty page that some of its buttons do not work.
    document.getElementById('late')?.remove();
  }, drawnAfterMs);
}

/** Beside the application, above it: it costs no page anything where there is no worker. */
async function showBar(): Promise<void> {
  const { locale } = currentLocale();
  await offlineTexts.load(locale);
  const place = document.createElement('div');
  // Seen above the page, and behind it in the document: the way past the header stays the first thing there.
  document.body.classList.add('flex', 'flex-col');
  place.className = 'order-first';
  document.getElementById('root')?.after(place);
  document.documentElement.dataset['worker'] = '';
  createRoot(place).render(
    <LocaleProvider locale={locale}>
      <OfflineBar />
    </LocaleProvider>,
  );
}
