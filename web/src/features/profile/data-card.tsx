import { useErrorText } from '../../api/error-text.ts';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Link } from '../../ui/link.tsx';
import { toast } from '../../ui/toast.ts';
import { DeleteAccount, type GoogleSlot } from './delete-account.tsx';
import { exportAccount } from './profile.queries.ts';

/** Take it away, or have it deleted. */
export function DataCard({ googleButton }: { googleButton: GoogleSlot }) {
  const text = useText(profileTexts).data;
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [deleting, setDeleting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasDeleting = useRef(false);
  useEffect(() => {
    if (wasDeleting.current && !deleting) opener.current?.focus();
    wasDeleting.current = deleting;
  }, [deleting]);

  const download = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { export: everything } = await exportAccount();
      downloadFile(text.fileName, new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' }));
      toast.success(text.downloaded);
    } catch (error) {
      setFailure(isApiError(error) ? errorText(error) : text.downloadFailed);
    }
    setBusy(false);
  };

  return (
    <Card as="section" title={text.title} className="sm:p-6">
      <p className="mb-4 text-ink-soft">
        {text.body}{' '}
        <Link to={paths.privacy} className="font-semibold text-blue-deep underline underline-offset-4">
          {text.privacy}
        </Link>
      </p>
      {failure !== undefined && (
        <Alert takesFocus className="mb-4">
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" busy={busy} onClick={() => void download()}>
          {!busy && <Download aria-hidden="true" className="size-4" />}
          {busy ? text.downloading : text.download}
        </Button>
        {!deleting && (
          <Button
            ref={opener}
            look="danger"
            onClick={() => {
              setDeleting(true);
            }}
          >
            {text.delete}
          </Button>
        )}
      </div>
      {deleting && (
        <DeleteAccount
          googleButton={googleButton}
          onKeep={() => {
            setDeleting(false);
          }}
        />
      )}
    </Card>
  );
}
