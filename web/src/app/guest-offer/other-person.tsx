import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mine } from '../../api/query-client.ts';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { forgetGuest } from '../../session/forget-guest.ts';
import { guestOffer } from '../../session/guest-things.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toast } from '../../ui/toast.ts';

/** Two people without accounts on one phone: the one before is forgotten, so that the next one begins with nothing. */
export function OtherPerson() {
  const text = useText(guestOfferTexts).other;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      text={text}
      isGrave
      onAnswer={(isYes) => {
        guestOffer.askOther(false);
        if (!isYes) return;
        forgetGuest();
        queryClient.removeQueries({ queryKey: [mine] });
        guestOffer.answered();
        toast.success(text.done);
        void navigate(paths.home);
      }}
    />
  );
}
