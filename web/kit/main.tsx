/** Every part of the ui kit in every state: http://localhost:5173/kit/ under `npm run dev`. No build that is served knows it. */
import '../src/ui/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { Kit } from './kit.tsx';

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      {/* Where the page really is: a redirect looks at both. */}
      <MemoryRouter initialEntries={[window.location.pathname]}>
        <Kit />
      </MemoryRouter>
    </StrictMode>,
  );
