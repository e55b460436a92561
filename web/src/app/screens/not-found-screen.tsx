import { useText } from '../../messages/locale.ts';
import { notFoundTexts } from '../../messages/not-found.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';

export function NotFoundScreen() {
  const text = useText(notFoundTexts);
  return (
    <Page title={[text.documentTitle]}>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title={text.title}
        action={
          <>
            <LinkButton to={paths.home}>{text.home}</LinkButton>
            <LinkButton to={paths.quiz} look="quiet">
              {text.quiz}
            </LinkButton>
          </>
        }
      >
        {text.body}
      </EmptyState>
    </Page>
  );
}
