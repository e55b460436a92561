import { useMutation } from '@tanstack/react-query';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { guestOffer } from '../../session/guest-things.ts';
import type { GuestThing } from './use-guest-things.ts';

export function useTaking(take: () => Promise<void>, done: () => void) {
  return useMutation({
    mutationFn: take,
    onSuccess: done,
    onSettled: guestOffer.answered,
  });
}

export function GuestThings({ things }: { things: readonly GuestThing[] }) {
  const text = useText(guestOfferTexts);
  return (
    <ul className="mt-2 grid gap-1">
      {things.map(({ id, here, there }) => (
        <li key={id} className="flex flex-wrap gap-x-2">
          <span className="font-semibold">{here}</span>
          <span className="text-ink-soft">{there ?? text.nothingThere}</span>
        </li>
      ))}
    </ul>
  );
}
