import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { logout } from './session.ts';

/** Out, and home. Home comes first: a guarded page would otherwise send the person to sign in as the session goes. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home);
    await logout();
    if (window.location.pathname !== paths.home) await navigate(paths.home, { replace: true });
  };
}
