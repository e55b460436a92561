import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { guestOffer } from './guest-things.ts';
import { logout } from './session.ts';

/**
 * Out, and home. Everything is forgotten before home is drawn; the server's answer may take its time, and no screen waits for it.
 * What it returns says whether they have left: there may be a question first.
 */
export function useLogout(): () => boolean {
  const navigate = useNavigate();
  return () =>
    guestOffer.beforeLeaving(() => {
      void logout();
      void navigate(paths.home);
    });
}
