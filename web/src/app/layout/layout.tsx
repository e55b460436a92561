import { Suspense, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer, useTellChoice } from './language-switch.tsx';
import { GuestQuestions } from './guest-questions.tsx';
import { LateNotice, LateScreen, partOfPage } from './late-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { TrayPlace } from './tray-place.tsx';
import { useArrival } from './use-arrival.ts';
import { useOwnLinks } from './use-own-links.ts';
import { usePreloadOnIntent } from './use-preload-on-intent.ts';

/** What hardly anybody sees is not loaded by everybody. */
const Crash = partOfPage(lazyScreen(async () => (await import('./crash.tsx')).Crash));

export function Layout({ children }: { children: ReactNode }) {
  const nav = useText(navTexts);
  const common = useText(commonTexts);
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  useArrival(main);
  useTellChoice();
  useOwnLinks();
  const isOnItsWay = usePreloadOnIntent();
  return (
    <div className="flex min-h-window flex-col">
      <a
        href="#main"
        className="absolute start-2 bottom-full z-50 rounded-full bg-ink px-5 py-3 font-semibold text-card focus:top-2 focus:bottom-auto"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {nav.skip}
      </a>
      {isOnItsWay && <div role="progressbar" aria-label={common.loading} className="fixed inset-x-0 top-0 z-50 h-1 animate-fill bg-blue" />}
      <Header />
      <OfflineNotice />
      <GuestQuestions />
      <LateNotice />
      <noscript>
        <p className="bg-marigold-tint px-4 py-3 text-center">{common.noScript}</p>
      </noscript>
      <main ref={main} id="main" tabIndex={-1} className="peer flex-1">
        <ErrorBoundary place={key} fallback={<Crash />}>
          <Suspense
            fallback={
              <div className="mx-auto min-h-[80vh] max-w-6xl px-4 pt-4 sm:px-6 sm:pt-8">
                <LateScreen>
                  <SkeletonDetail label={common.loading} />
                </LateScreen>
              </div>
            }
          >
            {children}
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
      {/* Above one another where all stay in sight; the page ends above them. */}
      <div className="sticky bottom-0 z-30">
        <LanguageOffer />
        <TrayPlace />
        <BottomBar />
      </div>
    </div>
  );
}
