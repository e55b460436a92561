/** To put the application among the others of a phone. In the page, at its end; asked once. */
import { indianDay } from '@disha/contract/indian-day';
import { MonitorDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { installTexts } from '../../messages/install.ts';
import { useText } from '../../messages/locale.ts';
import { installAsked, noteInstall } from '../../session/phone-install.ts';
import { Button } from '../../ui/button.tsx';
import { offered } from './offered.ts';

/** What a browser hands over with its offer; it can be asked once. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
const isOffer = (event: Event | undefined): event is InstallOffer => event !== undefined && 'prompt' in event;

function note(what: { seen: string } | { isOver: true }): void {
  const asked = installAsked();
  if (asked) noteInstall({ ...asked, ...what });
}

type Consent = 'open' | 'no' | 'done';

export function Invitation() {
  const { invitation: text } = useText(installTexts);
  const [answer, setAnswer] = useState<Consent>('open');
  const place = useRef<HTMLElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const offer = offered.install;
  const end = (how: Consent) => {
    note({ isOver: true });
    setAnswer(how);
  };
  useEffect(() => {
    const installed = () => end('done');
    window.addEventListener('appinstalled', installed);
    // An invitation that has not come into sight was not asked.
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) note({ seen: indianDay() });
    });
    if (place.current) sight.observe(place.current);
    return () => {
      window.removeEventListener('appinstalled', installed);
      sight.disconnect();
    };
  }, []);
  useEffect(() => {
    // The button that was pressed is gone.
    if (answer !== 'open') said.current?.focus({ preventScroll: true });
  }, [answer]);
  const install = async (asked: InstallOffer) => {
    await asked.prompt();
    const { outcome } = await asked.userChoice;
    end(outcome === 'accepted' ? 'done' : 'no');
  };
  return (
    <aside ref={place} aria-label={text.title} className="mx-auto max-w-6xl px-4 pb-10 sm:px-6 print:hidden">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-blue-pale bg-blue-tint p-4">
        <MonitorDown aria-hidden="true" className="size-6 flex-none text-blue-deep" />
        {answer === 'open' ? (
          <>
            <div className="min-w-0 flex-1 basis-60">
              <h2 className="font-semibold">{text.title}</h2>
              <p>{text.body}</p>
              {!isOffer(offer) && <p className="mt-1">{text.byMenu}</p>}
            </div>
            <div className="flex flex-wrap gap-2">
              {isOffer(offer) && (
                <Button look="quiet" onClick={() => void install(offer).catch(() => end('no'))}>
                  {text.install}
                </Button>
              )}
              <Button look="plain" onClick={() => end('no')}>
                {text.no}
              </Button>
            </div>
          </>
        ) : (
          <p ref={said} tabIndex={-1} role="status" className="min-w-0 flex-1 basis-60">
            {answer === 'done' ? text.done : text.refused}
          </p>
        )}
      </div>
    </aside>
  );
}
