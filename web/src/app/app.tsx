import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { commonTexts } from '../messages/common.ts';
import { pageNow, useText } from '../messages/locale.ts';
import { paths } from '../paths.ts';
import type { ComeBack } from '../session/require-session.tsx';
import { onSessionExpired } from '../session/session.ts';
import { Toaster } from '../ui/toaster.tsx';
import { AppRoutes } from './routes/app-routes.tsx';
import { Layout } from './layout/layout.tsx';

/** The application below a router: the browser's, or the server's when it draws a page. */
export function App() {
  const text = useText(commonTexts);
  useLeaveWhenExpired();
  return (
    <>
      <Layout>
        <AppRoutes />
      </Layout>
      <Toaster label={text.notices} dismissLabel={text.dismiss} />
    </>
  );
}

/** A call was refused: to the sign-in page, which leads back here. */
function useLeaveWhenExpired() {
  const navigate = useNavigate();
  useEffect(
    () =>
      onSessionExpired(() => {
        const from = pageNow() + window.location.search;
        void navigate(paths.login, { state: { from } satisfies ComeBack });
      }),
    [navigate],
  );
}
