import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useText } from '../../messages/locale.ts';
import { commonTexts } from '../../messages/common.ts';
import { paths } from '../../paths.ts';

/** Stands where a room is still being built; leaves with the last of them. */
export function Coming() {
  const text = useText(commonTexts);
  return (
    <Page title={[text.coming]}>
      <EmptyState level={1} title={text.coming} action={<LinkButton to={paths.home}>{text.goHome}</LinkButton>} />
    </Page>
  );
}
