import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { forgetGuest } from '../../session/forget-guest.ts';
import { guestOffer } from '../../session/guest-things.ts';
import { SaveFile } from '../../session/phone-file-card.tsx';
import { canSeal } from '../../session/sealed.ts';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { GuestThings, useTaking } from './guest-things-list.tsx';
import { useGuestThings } from './use-guest-things.ts';
import { useOwnThings } from './use-own-things.ts';

interface LeavingStepProps {
  userId: string;
  /** Whatever the answer was. */
  onDone: () => void;
}

/** Somebody signs out: first about what lies here from before they signed in, then about what is theirs and nowhere else. */
export function Leaving({ leave, isGuestAsked }: { leave: () => void; isGuestAsked: boolean }) {
  const user = useUser();
  const [isGuestsTurn, setGuestsTurn] = useState(isGuestAsked);
  const go = () => {
    guestOffer.stay();
    leave();
  };
  if (!user) return null;
  return isGuestsTurn ? <OfGuest userId={user._id} onDone={() => setGuestsTurn(false)} /> : <OfOwn userId={user._id} onDone={go} />;
}

/** At once, where there is nothing that anybody would miss, as a quiz without an answer. */
function useNothing(isNothing: boolean, onDone: () => void): void {
  const [wasNothing] = useState(isNothing);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (wasNothing) done();
  }, [wasNothing]);
}

function OfGuest({ userId, onDone }: LeavingStepProps) {
  const text = useText(guestOfferTexts).leaving;
  const { failed } = useText(guestOfferTexts);
  const { things, take } = useGuestThings(userId);
  const taking = useTaking(take, onDone);
  useNothing(things.length === 0, onDone);
  if (things.length === 0) return null;
  return (
    <Asked>
      <p className="mt-2">{text.lead}</p>
      <GuestThings things={things} />
      {taking.error && <Alert takesFocus title={failed} className="mt-3" />}
      <div className="mt-4 grid gap-2">
        <Button busy={taking.isPending} onClick={() => taking.mutate()}>
          {text.take}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            forgetGuest();
            onDone();
          }}
        >
          {text.forget}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {text.stay}
        </Button>
        <Button look="plain" onClick={guestOffer.stay}>
          {text.back}
        </Button>
      </div>
    </Asked>
  );
}

function OfOwn({ userId, onDone }: LeavingStepProps) {
  const text = useText(guestOfferTexts).leaving;
  const { things, mayKeepDetails } = useOwnThings(userId);
  const navigate = useNavigate();
  useNothing(things.length === 0, onDone);
  if (things.length === 0) return null;
  return (
    <Asked>
      <p className="mt-2">{text.own}</p>
      <ul className="mt-2 mb-4 list-disc ps-6 font-semibold">
        {things.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      {canSeal() && <SaveFile />}
      <div className="mt-2 grid gap-2">
        {mayKeepDetails && (
          <Button
            look="quiet"
            onClick={() => {
              guestOffer.stay();
              void navigate(paths.path);
            }}
          >
            {text.account}
          </Button>
        )}
        <Button look="danger" onClick={onDone}>
          {text.go}
        </Button>
        <Button look="plain" onClick={guestOffer.stay}>
          {text.back}
        </Button>
      </div>
    </Asked>
  );
}

function Asked({ children }: { children: ReactNode }) {
  const { title } = useText(guestOfferTexts).leaving;
  const dialog = useModal(guestOffer.stay);
  const id = useId();
  return (
    <dialog
      {...dialog}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(30rem,calc(100%-2rem))] rounded-card bg-card p-5 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-[1.08rem] leading-snug">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
