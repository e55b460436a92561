import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The token of a link in a mail. It leaves the address at once: a look over a shoulder, or at the history, does not find it there. */
export function useLinkToken(): string {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (inAddress !== null) void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  const kept = typeof state === 'object' && state !== null ? (state as { token?: unknown }).token : undefined;
  return inAddress ?? (typeof kept === 'string' ? kept : '');
}
