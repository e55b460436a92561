import { begunTexts } from '../messages/begun.ts';
import { useText } from '../messages/locale.ts';
import { guestOffer } from '../session/guest-things.ts';
import { Button } from '../ui/button.tsx';

/** Offers to bring back what was put away on this device. It stands where people look for what is theirs. */
export function PutAwayWay() {
  const text = useText(begunTexts);
  if (!guestOffer.useIsPutAway()) return null;
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-blue-pale bg-blue-tint p-4">
      <p>{text.putAway}</p>
      <Button look="quiet" onClick={() => guestOffer.askOther(true)}>
        {text.takeOut}
      </Button>
    </section>
  );
}
