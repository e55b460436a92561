import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { mine } from '../../api/query-client.ts';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { forgetGuest } from '../../session/forget-guest.ts';
import { guestHasThings, guestOffer } from '../../session/guest-things.ts';
import { isPhoneAlone, sayAlone } from '../../session/phone-alone.ts';
import { forgetPutAway, mostPutAway, putAway, signs, storedSigns, takeOut, type Sign } from '../../session/put-away.ts';
import { canSeal } from '../../session/sealed.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useModal } from '../../ui/use-modal.ts';
import { SignForm } from './sign-form.tsx';

/** People without accounts on one phone: the one before is forgotten or put away, and one who was put away comes back. */
export function OtherPerson() {
  const text = useText(guestOfferTexts);
  const dialog = useModal(() => guestOffer.askOther(false));
  const id = useId();
  const [isHere] = useState(guestHasThings);
  const [hidden, setHidden] = useState(storedSigns);
  const [part, setPart] = useState<'away' | 'out'>();
  const begin = useBeginAnew();
  const forget = () => {
    forgetGuest();
    begin(text.other.done);
  };
  const lose = (sign: Sign) => {
    forgetPutAway(sign);
    setHidden(storedSigns());
  };
  return (
    <dialog
      {...dialog}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(30rem,calc(100%-2rem))] rounded-card bg-card p-5 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-[1.08rem] leading-snug">
        {text.other.title}
      </h2>
      {isHere && <p className="mt-2">{text.other.text}</p>}
      <div className="mt-4 grid gap-2">
        {isHere && (
          <Button look="danger" onClick={forget}>
            {text.other.yes}
          </Button>
        )}
        {isHere && canSeal() && hidden.length < mostPutAway && (
          <Choice open={part === 'away'} label={text.curtain.putAway} onOpen={() => setPart('away')}>
            <p className="text-sm text-ink-soft">{text.curtain.notALock}</p>
            <SignForm
              among={signs.filter((sign) => !hidden.includes(sign))}
              isNew
              submit={text.curtain.putAwayNow}
              onSubmit={async ({ sign, number }) => {
                if (!(await putAway(sign, number))) return text.curtain.noRoom;
                begin(text.curtain.away);
                return null;
              }}
            />
          </Choice>
        )}
        {hidden.length > 0 && (
          <Choice open={part === 'out'} label={text.curtain.takeOut} onOpen={() => setPart('out')}>
            {isHere && <p className="text-sm text-ink-soft">{text.curtain.replaces}</p>}
            <SignForm
              key={hidden.join('')}
              among={hidden}
              isNew={false}
              submit={text.curtain.takeOutNow}
              onSubmit={async ({ sign, number }) => {
                const taken = await takeOut(sign, number);
                if (taken !== 'done') return taken === 'no-room' ? text.curtain.noRoomOut : text.curtain.wrongNumber;
                begin(text.curtain.out);
                return null;
              }}
            />
            <p className="mt-3 text-sm text-ink-soft">{text.curtain.lost}</p>
            {hidden.map((sign) => (
              <Button key={sign} look="plain" onClick={() => lose(sign)}>
                {text.curtain.forgetOne(text.curtain.signs[sign])}
              </Button>
            ))}
          </Choice>
        )}
        <Button look="quiet" onClick={() => guestOffer.askOther(false)}>
          {text.other.no}
        </Button>
      </div>
    </dialog>
  );
}

function Choice({ open, label, onOpen, children }: { open: boolean; label: string; onOpen: () => void; children: ReactNode }) {
  if (open) return <section className="rounded-card border border-line p-3">{children}</section>;
  return (
    <Button look="quiet" onClick={onOpen}>
      {label}
    </Button>
  );
}

/** Home, with nothing left of what was asked for the one before. */
function useBeginAnew(): (said: string) => void {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (said) => {
    // Two people have shown themselves.
    if (isPhoneAlone() === true) sayAlone(false);
    guestOffer.askOther(false);
    queryClient.removeQueries({ queryKey: [mine] });
    guestOffer.answered();
    toast.success(said);
    void navigate(paths.home);
  };
}
