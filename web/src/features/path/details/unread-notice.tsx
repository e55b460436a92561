import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { forgetUnread, useStoredDetails } from '../../../session/student-details.ts';
import { Alert } from '../../../ui/alert.tsx';
import { downloadFile } from '../../../ui/download-file.ts';

/** What this browser held and we no longer understand is shown, and stays until the student lets it go. */
export function UnreadNotice() {
  const text = useText(detailsTexts).unread;
  const unread = useStoredDetails()?.unread ?? null;
  if (unread === null) return null;
  return (
    <Alert
      tone="attention"
      title={text.title}
      className="mb-4"
      actions={[
        { label: text.save, onPress: () => downloadFile('disha-passport-unread.txt', new Blob([unread], { type: 'text/plain' })) },
        { label: text.forget, onPress: forgetUnread },
      ]}
    >
      {text.text}
    </Alert>
  );
}
