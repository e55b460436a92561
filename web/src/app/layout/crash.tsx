import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { useLoading } from './use-loading.ts';

/** Instead of a screen that failed: the navigation stays, and there are two ways on. */
export function Crash() {
  const { crash, goHome, api } = useText(commonTexts);
  const { busy, isAway, load } = useLoading();
  return (
    <Page title={[crash.title]}>
      <div role="alert">
        <EmptyState
          level={1}
          title={crash.title}
          action={
            <>
              <Button busy={busy} onClick={() => void load()}>
                {crash.reload}
              </Button>
              <LinkButton to={paths.home} look="quiet">
                {goHome}
              </LinkButton>
            </>
          }
        >
          {isAway ? api.network : crash.body}
        </EmptyState>
      </div>
    </Page>
  );
}
