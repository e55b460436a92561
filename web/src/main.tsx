import './ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { makeQueryClient } from './api/query-client.ts';
import { App } from './app/app.tsx';
import { Providers } from './app/providers.tsx';
import { preloadScreen } from './app/routes.tsx';
import { readDehydrated } from './app/dehydrated-state.ts';
import { onSignOut } from './session/on-sign-out.ts';
import { startSession } from './session/session.ts';

async function start(root: HTMLElement): Promise<void> {
  startSession();
  onSignOut(async () => {
    const { forgetFilters } = await import('./catalog/saved-filters.ts');
    forgetFilters('courses', 'colleges');
    const { forgetQuiz } = await import('./features/quiz/quiz-flow.store.ts');
    forgetQuiz();
  });
  // The first screen's code first: no fallback flashes by. A failure is shown by the screen's own boundary.
  await preloadScreen(window.location.pathname)?.catch(() => undefined);
  const queryClient = makeQueryClient();
  readDehydrated(queryClient);
  // Not hydrated but drawn anew: who is signed in is known only here. With the answers sent along, the same page appears.
  createRoot(root).render(
    <StrictMode>
      <Providers queryClient={queryClient}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root) void start(root);
