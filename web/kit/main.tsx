/** Every part of the ui kit in every state: http://localhost:5173/kit/ under `npm run dev`. No build that is served knows it. */
import '../src/ui/tokens.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { LocaleProvider } from '../src/messages/locale.ts';
import { Kit } from './kit.tsx';

const root = document.getElementById('root');
/** `/kit/?hi` */
const locale = window.location.search === '?hi' ? 'hi' : 'en';
document.documentElement.lang = locale;
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* Where the page really is: a redirect looks at both. */}
      <MemoryRouter initialEntries={[window.location.pathname]}>
        <LocaleProvider locale={locale}>
          <Suspense>
            <Kit />
          </Suspense>
        </LocaleProvider>
      </MemoryRouter>
    </StrictMode>,
  );
