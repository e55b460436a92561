/** Above a page: that there is no network and from when the page is; that a page is not kept, and what is; that there is a new version. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMissing, isStaleCopy, isServerAway, storedFrom, onStored } from '../../api/stored-from.ts';
import { packs } from '../../api/packs.ts';
import { addressIn, intlTag } from '@disha/contract/languages';
import { useLocale, useText } from '../../messages/locale.ts';
import { offlineTexts } from '../../messages/offline.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { storedPages, type StoredPage } from './stored-pages.ts';
import { newVersion, onNewVersion } from './new-version.ts';

function subscribe(changed: () => void): () => void {
  const stop = onStored(changed);
  const events = ['online', 'offline', 'popstate'];
  for (const event of events) window.addEventListener(event, changed);
  // The address changes without an event where a link is followed: what is drawn then changes the document's title.
  const title = new MutationObserver(changed);
  title.observe(document.head, { subtree: true, childList: true, characterData: true });
  return () => {
    stop();
    title.disconnect();
    for (const event of events) window.removeEventListener(event, changed);
  };
}

/** All of it in one text, so that it is drawn anew only when something of it has changed. */
function stateNow(): string {
  const page = window.location.pathname;
  const isOffline = !navigator.onLine;
  if (!isOffline && !isServerAway()) return '';
  return JSON.stringify({ isOffline, from: storedFrom(page), isMissed: isMissing(page) });
}

interface OfflineState {
  isOffline: boolean;
  from?: number;
  isMissed: boolean;
}

const link = 'inline-flex min-h-tap items-center font-semibold underline underline-offset-4';

function useDay() {
  const locale = useLocale();
  return (at: number) => {
    const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
    const year = isThisYear ? {} : ({ year: 'numeric' } as const);
    return new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'long', ...year }).format(at);
  };
}

function KeptPages() {
  const locale = useLocale();
  const { bar } = useText(offlineTexts);
  const [there, setThere] = useState<{ pages: readonly StoredPage[]; hasPacks: boolean }>();
  useEffect(() => {
    void Promise.all([storedPages(locale), packs.kept()]).then(([pages, kept]) => setThere({ pages, hasPacks: kept.length > 0 }));
  }, [locale]);
  if (!there) return null;
  const { pages, hasPacks } = there;
  return (
    <>
      <p>{pages.length > 0 ? bar.missing : hasPacks ? bar.readable : bar.nothing}</p>
      <ul className="flex flex-wrap justify-center gap-x-5">
        {pages.map(({ address, title }) => (
          <li key={address}>
            <a href={address} className={link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function OfflineLines({ isOffline, from, isMissed }: OfflineState) {
  const { bar } = useText(offlineTexts);
  const locale = useLocale();
  const day = useDay();
  return (
    <div className="grid justify-items-center gap-1 bg-marigold-tint px-4 py-2.5 text-center text-marigold-ink print:hidden">
      <p>
        {isOffline ? bar.offline : bar.away} {isMissed ? '' : from === undefined ? bar.readable : bar.from(day(from))}
      </p>
      {!isMissed && from !== undefined && isStaleCopy(from) && <p>{bar.old}</p>}
      {isMissed && <KeptPages />}
      <a href={addressIn(locale, paths.offline)} className={link}>
        {bar.keep}
      </a>
    </div>
  );
}

function NewVersion() {
  const { bar } = useText(offlineTexts);
  const takeOver = useSyncExternalStore(onNewVersion, newVersion);
  if (!takeOver) return null;
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 bg-blue-tint px-4 py-2 print:hidden">
      <p>{bar.update}</p>
      <Button look="quiet" onClick={takeOver}>
        {bar.reload}
      </Button>
    </div>
  );
}

export function OfflineBar() {
  const state = useSyncExternalStore(subscribe, stateNow);
  return (
    <>
      <div role="status">{state !== '' && <OfflineLines {...(JSON.parse(state) as OfflineState)} />}</div>
      <div role="status">
        <NewVersion />
      </div>
    </>
  );
}
