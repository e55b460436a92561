import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pageNow } from '../messages/locale.ts';

/**
 * Leads elsewhere, unless the person is already on the way: a screen stays in sight until the next one is here, and
 * meanwhile it must not turn round somebody who has just signed out.
 */
export function Redirect({ to, state }: { to: string; state?: object }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const carried = useRef(state);
  useEffect(() => {
    if (pageNow() === pathname) void navigate(to, { replace: true, state: carried.current });
  }, [navigate, pathname, to]);
  return null;
}
