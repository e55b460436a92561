import { addressIn, defaultLanguage, languages, languageOffers, type Language } from '@disha/contract/languages';
import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { pageNow, useLocale } from '../../messages/locale.ts';
import { browsersLanguage, storedLanguage, chooseLanguage, leavePlace } from '../../session/language-choice.ts';
import { updateProfile, useUser } from '../../session/session.ts';
import { useIsBrowser } from '../../ui/use-is-browser.ts';

/** A plain link to the twin of this page: it loads one language, and works without code. */
function TwinLink({ language, label, className }: { language: Language; label: string; className: string }) {
  const { pathname, search } = useLocation();
  const follow = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // Words just typed may have reached the address, but not this link.
    currentTarget.href = addressIn(language, pageNow() + window.location.search);
    chooseLanguage({ language, isTold: false });
    leavePlace(pageNow());
  };
  return (
    <a href={addressIn(language, pathname + search)} hrefLang={language} lang={language} onClick={follow} className={className}>
      {label}
    </a>
  );
}

/** The other language, named in its own script. */
export function LanguageSwitch({ className }: { className: string }) {
  const locale = useLocale();
  return languages
    .filter((language) => language !== locale)
    .map((language) => <TwinLink key={language} language={language} label={languageOffers[language].name} className={className} />);
}

function wantedHere(): Language | undefined {
  const asked = browsersLanguage(navigator.languages);
  // An English browser is often just how a phone was sold; a reader on a Hindi page has come there on purpose.
  return storedLanguage()?.language ?? (asked === defaultLanguage ? undefined : asked);
}

/** What the person reads best, as far as we know; undefined where that is this page's language, or nothing was said. */
function useWanted(): Language | undefined {
  const locale = useLocale();
  const user = useUser();
  // Only a browser knows, so that the page sent by the server is the same for everybody.
  const isBrowser = useIsBrowser();
  const onDevice = useMemo(() => (isBrowser ? wantedHere() : undefined), [isBrowser]);
  const wanted = user?.language ?? onDevice;
  return wanted === locale ? undefined : wanted;
}

/** One quiet line for a reader who would rather read another language. The page leads no reader there unasked. */
export function LanguageOffer() {
  const wanted = useWanted();
  const locale = useLocale();
  const [isDeclined, decline] = useState(false);
  if (wanted === undefined || isDeclined) return null;
  return (
    <aside
      lang={wanted}
      aria-label={languageOffers[wanted].name}
      className="sticky bottom-0 z-30 flex flex-wrap items-center justify-center gap-x-4 border-t border-line bg-card px-4 print:hidden"
    >
      <TwinLink
        language={wanted}
        label={languageOffers[wanted].offer}
        className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
      />
      <button
        type="button"
        className="min-h-tap px-2 text-ink-soft"
        onClick={() => {
          decline(true);
          if (locale !== 'en-XA') chooseLanguage({ language: locale, isTold: false });
        }}
      >
        {languageOffers[wanted].notNow}
      </button>
    </aside>
  );
}

/** A choice made on this device reaches the profile when there is one. */
export function useTellChoice(): void {
  const id = useUser()?._id;
  useEffect(() => {
    const choice = storedLanguage();
    if (id === undefined || !choice || choice.isTold) return;
    updateProfile({ language: choice.language }, () => '').then(
      () => {
        chooseLanguage({ ...choice, isTold: true });
      },
      // It is told on another page.
      () => undefined,
    );
  }, [id]);
}
