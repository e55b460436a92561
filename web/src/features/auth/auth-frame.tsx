import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { useWayBack } from '../../session/use-way-back.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { GoogleButton } from './google-button.tsx';

interface AuthFrameProps {
  title: string;
  /** The other way in, or a line of explanation. */
  lead: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

/** A form on a page of its own. */
export function AuthFrame({ title, lead, children, wide = false }: AuthFrameProps) {
  return (
    <Page title={[title]} width="narrow">
      <div className={wide ? undefined : 'mx-auto max-w-md'}>
        <header className="mb-5 text-center">
          <h1 tabIndex={-1} className="text-title">
            {title}
          </h1>
          <div className="mt-1.5 text-balance text-ink-soft">{lead}</div>
        </header>
        <Card className="sm:p-7">{children}</Card>
      </div>
    </Page>
  );
}

/** "Or create a new account". The way back goes along. */
export function OtherWay({ or, to, label }: { or: string; to: string; label: string }) {
  const { state } = useLocation();
  const { through } = useWayBack();
  return (
    <p>
      {or}{' '}
      <Link
        to={through(to)}
        state={state as unknown}
        className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
      >
        {label}
      </Link>
    </p>
  );
}

/** Words in the middle of a line. */
const dividerLook =
  'flex items-center gap-3 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line';

export function GoogleWay({ busy, onCredential }: { busy: boolean; onCredential: (credential: string) => void }) {
  const text = useText(authTexts).google;
  return (
    <div className="mt-6 grid gap-4">
      <p className={dividerLook}>{text.divider}</p>
      <GoogleButton busy={busy} onCredential={onCredential} />
    </div>
  );
}
