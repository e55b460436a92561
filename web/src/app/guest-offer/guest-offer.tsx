import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { refuseOffer } from '../../session/refuse-offer.ts';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { GuestThings, useTaking } from './guest-things-list.tsx';
import { useGuestThings } from './use-guest-things.ts';

/** Asked of an account once: whether what a guest has left on this phone is theirs. Nothing is taken before the answer. */
export function GuestOffer() {
  const user = useUser();
  return user && <Offer userId={user._id} />;
}

function Offer({ userId }: { userId: string }) {
  const text = useText(guestOfferTexts);
  const { things, take } = useGuestThings(userId);
  const taking = useTaking(take, () => toast.success(text.taken));
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="guest-offer" className="border-b border-blue-pale bg-blue-tint print:hidden">
      <div className="mx-auto max-w-6xl px-4 py-4 sm:px-6">
        <h2 id="guest-offer" className="text-[1.08rem]">
          {text.title}
        </h2>
        <p className="mt-1 max-w-3xl">{text.lead}</p>
        <GuestThings things={things} />
        <p className="mt-2 max-w-3xl text-sm text-ink-soft">{text.where}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button busy={taking.isPending} onClick={() => taking.mutate()}>
            {taking.isPending ? text.taking : text.take}
          </Button>
          <Button look="quiet" disabled={taking.isPending} onClick={refuseOffer}>
            {text.leave}
          </Button>
        </div>
        {taking.error && <Alert takesFocus title={text.failed} className="mt-3" />}
      </div>
    </section>
  );
}
