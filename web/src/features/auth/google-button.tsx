import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authTexts } from '../../messages/auth.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { settingsQuery } from '../../session/person.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { drawGoogleButton } from './google-script.ts';

interface GoogleButtonProps {
  onCredential: (credential: string) => void;
  /** The credential is being checked: 'Verifying with Google...' */
  busy?: boolean;
}

/** Google's button where the server is set up for it; a disabled one that says why where it is not. */
export function GoogleButton({ onCredential, busy = false }: GoogleButtonProps) {
  const text = useText(authTexts).google;
  const locale = useLocale();
  const { data, isError } = useQuery(settingsQuery);
  const [failed, setFailed] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const clientId = data?.settings.googleClientId ?? null;
  const scriptUrl = data?.settings.googleScriptUrl ?? null;
  const isSetUp = clientId !== null && scriptUrl !== null;

  const hear = useEffectEvent((credential: string | undefined) => {
    if (credential === undefined || credential === '') toast.error(text.widgetFailed);
    else onCredential(credential);
  });
  const giveUp = useEffectEvent(() => {
    setFailed(true);
    toast.error(text.widgetFailed);
  });

  useEffect(() => {
    if (clientId === null || scriptUrl === null || !place.current) return;
    let left = false;
    drawGoogleButton(place.current, { scriptUrl, clientId, locale }, hear).then(
      () => {
        if (!left) setDrawn(true);
      },
      () => {
        if (!left) giveUp();
      },
    );
    return () => {
      left = true;
    };
  }, [clientId, scriptUrl, locale]);

  const why = failed || isError ? text.unreachable : data && !isSetUp ? text.notSetUp : undefined;
  const label = busy ? text.verifying : why === undefined ? text.loading : text.button;
  return (
    <div className="grid justify-items-center gap-2">
      {/* Google shows its button only to pages that say where they are; all our other pages keep it to themselves. */}
      {isSetUp && <meta name="referrer" content="strict-origin" />}
      <div className="relative min-h-11 w-full max-w-100">
        <div ref={place} hidden={busy || failed || !isSetUp} className="flex min-h-11 justify-center" />
        {(busy || !drawn) && (
          <Button look="quiet" busy={busy} disabled className="absolute inset-0 w-full">
            {label}
          </Button>
        )}
      </div>
      {why !== undefined && <p className="text-center text-sm text-ink-soft">{why}</p>}
    </div>
  );
}
