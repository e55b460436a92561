import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { registerPage, registerTimeouts } from '../../api/call.ts';
import { makeQueryClient } from '../../api/query-client.ts';
import { App } from '../app.tsx';
import { watchReturns } from './came-back.ts';
import { restoreTypedInput } from './restore-typed-input.ts';
import { catalogs } from '../catalogs.ts';
import { readDehydrated } from '../pages/dehydrated-state.ts';
import { replayClicks } from './replay-clicks.ts';
import { watchPeople } from '../person/forget-person.ts';
import { defineApp } from '../app-definition.ts';
import { comeLate, timeToDraw } from '../lazy/late-page.ts';
import { watchDetails } from '../person/own-marks.ts';
import { Providers } from './providers.tsx';
import { LazyAccountMenu } from '../layout/lazy-account-menu.ts';
import { preloadScreen, routeAt } from '../routes/route-table.tsx';
import { keepWorker, activeWorker } from './worker.ts';
import { watchErrors } from '../../features/client-errors/watch-errors.ts';
import { answerTexts } from '../../messages/answers.ts';
import { loadTexts, currentLocale, tidyAddress } from '../../messages/locale.ts';
import { startSession } from '../../session/session.ts';
import { hasToken } from '../../session/token-at-hand.ts';

/** A page begins. Its end is the browser's affair; a caller that opens many in one window (the journeys) ends what is returned. */
export async function startApp(root: HTMLElement): Promise<Root> {
  tidyAddress();
  const presses = replayClicks();
  const app = defineApp(catalogs);
  const { locale, base, pathname } = currentLocale();
  const tell = watchErrors(() => routeAt(app.routes, currentLocale().pathname)?.path ?? '/*');
  registerTimeouts(catalogs);
  registerPage({ locale: () => locale, loadWords: () => answerTexts.load(locale) });
  startSession();
  const queryClient = makeQueryClient();
  watchPeople(queryClient);
  watchReturns();
  if (hasToken()) LazyAccountMenu.preload().catch(() => undefined);
  // The first screen's code first: no fallback flashes by, and what the server sent stays until there is something to take its place.
  const whole = comeLate(
    () => Promise.all([preloadScreen(app.routes, { locale, pathname }), activeWorker()]),
    (error) => {
      tell('screen', error);
    },
  );
  await timeToDraw(root, whole, () => loadTexts(locale));
  readDehydrated(queryClient);
  // Not hydrated but drawn anew: who is signed in is known only here. With the answers sent along, the same page appears.
  const onCaughtError = (error: unknown) => {
    console.error(error);
    tell('screen', error);
  };
  const drawn = createRoot(root, { onCaughtError });
  await presses.released();
  restoreTypedInput(root, presses.taken(), () => {
    drawn.render(
      <StrictMode>
        <Providers app={app} locale={locale} queryClient={queryClient}>
          <BrowserRouter basename={base}>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });
  // From here on the page answers.
  root.dataset['drawn'] = '';
  watchDetails(queryClient);
  keepWorker();
  return drawn;
}
