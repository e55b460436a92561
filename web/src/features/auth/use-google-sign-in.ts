import { useErrorText } from '../../api/error-text.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { loginWithGoogle } from '../../session/session.ts';
import { useWayBack } from '../../session/use-way-back.ts';
import { toast } from '../../ui/toast.ts';

/** Long enough to read that it worked. */
const leaveAfterMs = 500;

/** From Google's credential to the next page. `busy` from the press until the page is left, or until it failed. */
export function useGoogleSignIn(): { busy: boolean; signIn: (credential: string) => void } {
  const text = useText(authTexts).google;
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { state } = useLocation();
  const back = useWayBack();
  const [busy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const run = async (credential: string) => {
    setBusy(true);
    try {
      const result = await loginWithGoogle(credential);
      if (!result.success) {
        toast.error(errorText(result.error));
        setBusy(false);
        return;
      }
      toast.success(result.message);
      if (result.requiresProfileCompletion) await navigate(back.through(paths.completeProfile), { replace: true, state: state as unknown });
      else timer.current = setTimeout(() => void navigate(back.to, { replace: true, state: back.state }), leaveAfterMs);
    } catch {
      toast.error(text.failed);
      setBusy(false);
    }
  };
  return { busy, signIn: (credential) => void run(credential) };
}
