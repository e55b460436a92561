import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { logout } from './session.ts';

/** Out, and home. Home comes first: the server's answer may take its time, and nobody should have to watch. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home);
    await logout();
  };
}
