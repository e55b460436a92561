import './ui/tokens.css';
import './zod-without-eval.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { registerPage, registerTimeouts } from './api/call.ts';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { drawOver } from './app/carry-over.ts';
import { catalogs } from './app/catalogs.ts';
import { readDehydrated } from './app/dehydrated-state.ts';
import { forgetPerson } from './app/forget-person.ts';
import { houseOf } from './app/house.ts';
import { watchPassport } from './app/own-marks.ts';
import { Providers } from './app/providers.tsx';
import { LazyAccountMenu } from './app/layout/lazy-account-menu.ts';
import { preloadScreen, routeAt } from './app/route-table.tsx';
import { watchErrors } from './features/client-errors/watch-errors.ts';
import { answerTexts } from './messages/answers.ts';
import { localeHere } from './messages/locale.ts';
import { onSignOut } from './session/on-sign-out.ts';
import { startSession } from './session/session.ts';
import { hasToken } from './session/token-at-hand.ts';

async function start(root: HTMLElement): Promise<void> {
  const house = houseOf(catalogs);
  const { locale, base, pathname } = localeHere();
  const tell = watchErrors(() => routeAt(house.routes, localeHere().pathname)?.path ?? '/*');
  registerTimeouts(catalogs);
  registerPage({ locale: () => locale, loadWords: () => answerTexts.load(locale) });
  startSession();
  onSignOut(() => forgetPerson(catalogs));
  if (hasToken()) LazyAccountMenu.preload().catch(() => undefined);
  // The first screen's code first: no fallback flashes by. A failure is shown by the screen's own boundary.
  await preloadScreen(house.routes, { locale, pathname }).catch(() => undefined);
  const queryClient = makeQueryClient();
  readDehydrated(queryClient);
  // Not hydrated but drawn anew: who is signed in is known only here. With the answers sent along, the same page appears.
  const onCaughtError = (error: unknown) => {
    console.error(error);
    tell('screen', error);
  };
  drawOver(root, () => {
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <Providers house={house} locale={locale} queryClient={queryClient}>
          <BrowserRouter basename={base}>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    );
  });
  watchPassport(queryClient);
}

const root = document.getElementById('root');
if (root) void start(root);
