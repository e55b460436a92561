import { guestOffer } from '../../session/guest-things.ts';
import { GuestOffer } from './guest-offer.tsx';
import { Leaving } from './leaving.tsx';
import { OtherPerson } from './other-person.tsx';

export function Questions() {
  const { isOpen, leave, isOther } = guestOffer.useQuestions();
  return (
    <>
      {isOpen && <GuestOffer />}
      {leave && <Leaving leave={leave} />}
      {isOther && <OtherPerson />}
    </>
  );
}
