import { useCallback, useEffect, useState } from 'react';
import { isServerThere } from '../../api/is-server-there.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

/** Instead of a screen that failed: the navigation stays, and there are two ways on. */
export function Crash() {
  const { crash, goHome } = useText(commonTexts);
  const [isAway, setAway] = useState(() => !navigator.onLine);
  const [busy, setBusy] = useState(false);
  // Loading a page that nobody sends would leave the browser's own error page, and nothing of us.
  const loadAgain = useCallback(async () => {
    setBusy(true);
    if (await isServerThere()) window.location.reload();
    else setAway(true);
    setBusy(false);
  }, []);
  useEffect(() => {
    if (!isAway) return;
    const goOn = () => void loadAgain();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
    };
  }, [isAway, loadAgain]);
  return (
    <Page title={[crash.documentTitle]}>
      <div role="alert">
        <EmptyState
          level={1}
          title={isAway ? crash.awayTitle : crash.title}
          action={
            <>
              <Button busy={busy} onClick={() => void loadAgain()}>
                {crash.reload}
              </Button>
              <LinkButton to={paths.home} look="quiet">
                {goHome}
              </LinkButton>
            </>
          }
        >
          {isAway ? crash.away : crash.body}
        </EmptyState>
      </div>
    </Page>
  );
}
