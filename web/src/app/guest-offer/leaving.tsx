import { useEffect, useEffectEvent, useId, useState } from 'react';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { forgetGuest } from '../../session/forget-guest.ts';
import { guestOffer } from '../../session/guest-things.ts';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { GuestThings, useTaking } from './guest-things-list.tsx';
import { useGuestThings } from './use-guest-things.ts';

/** Somebody signs out who has not said yet whether what lies here from before is theirs: the next one would find it. */
export function Leaving({ leave }: { leave: () => void }) {
  const user = useUser();
  return user && <Asked userId={user._id} leave={leave} />;
}

function Asked({ userId, leave }: { userId: string; leave: () => void }) {
  const text = useText(guestOfferTexts).leaving;
  const { failed } = useText(guestOfferTexts);
  const { things, take } = useGuestThings(userId);
  const dialog = useModal(guestOffer.stay);
  const id = useId();
  const go = () => {
    guestOffer.stay();
    leave();
  };
  const taking = useTaking(take, go);
  // Something lies here that is nothing to anybody, as a quiz without an answer.
  const [isNothing] = useState(things.length === 0);
  const leaveAtOnce = useEffectEvent(go);
  useEffect(() => {
    if (isNothing) leaveAtOnce();
  }, [isNothing]);
  return (
    <dialog
      {...dialog}
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(30rem,calc(100%-2rem))] rounded-card bg-card p-5 text-ink shadow-float"
    >
      <h2 id={`${id}-title`} className="text-[1.08rem] leading-snug">
        {text.title}
      </h2>
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
            go();
          }}
        >
          {text.forget}
        </Button>
        <Button look="quiet" onClick={go}>
          {text.stay}
        </Button>
        <Button look="plain" onClick={guestOffer.stay}>
          {text.back}
        </Button>
      </div>
    </dialog>
  );
}
