import { Navigate, useLocation } from 'react-router';
import { RequireSession } from '../../session/require-session.tsx';
import { OwnPagesContext } from '../../session/way-back.ts';
import { RouteParamsContext } from '../../ui/route-params.ts';
import { useAppDefinition } from '../app-definition.ts';
import type { AppRoute } from '../features/feature.ts';
import { notFound as NotFound, paramsOf, routeAt } from './route-table.tsx';

/** The router follows the address; which screen stands there only the table says, to the server, to the preloading and here. */
export function AppRoutes() {
  const { routes } = useAppDefinition();
  const { pathname } = useLocation();
  const route = routeAt(routes, pathname);
  if (!route) return <NotFound />;
  return (
    <OwnPagesContext value={(path) => routeAt(routes, path) !== undefined}>
      <RouteParamsContext value={paramsOf(route, pathname)}>{elementOf(route)}</RouteParamsContext>
    </OwnPagesContext>
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
