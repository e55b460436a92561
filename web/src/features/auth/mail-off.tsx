import { useQuery } from '@tanstack/react-query';
import { useText } from '../../messages/locale.ts';
import { recoveryTexts } from '../../messages/recovery.ts';
import { settingsQuery } from '../../session/person.ts';
import { Alert } from '../../ui/alert.tsx';

/** Known as soon as the settings are: no form is filled in in vain. */
export function useIsMailOff(): boolean {
  return useQuery(settingsQuery).data?.settings.mail === false;
}

export function MailOff() {
  const text = useText(recoveryTexts).mailOff;
  return (
    <Alert tone="attention" title={text.title}>
      {text.body}
    </Alert>
  );
}
