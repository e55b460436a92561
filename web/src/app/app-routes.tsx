import { Navigate, Route, Routes, useLocation } from 'react-router';
import { RequireSession } from '../session/require-session.tsx';
import { useHouse } from './house.ts';
import { isReadable, notFound as NotFound, type AppRoute } from './route-table.tsx';

export function AppRoutes() {
  const { routes } = useHouse();
  const { pathname } = useLocation();
  if (!isReadable(pathname)) return <NotFound />;
  return (
    <Routes>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={elementOf(route)} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

function elementOf({ screen: Screen, access, redirectTo }: AppRoute) {
  if (redirectTo !== undefined) return <Navigate to={redirectTo} replace />;
  if (access === 'anyone') return <Screen />;
  return (
    <RequireSession>
      <Screen />
    </RequireSession>
  );
}
