/** What stands in a comparison's address, and neither the network nor this device could bring: which, why, and what can be done. */
import { useEffect } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { noteShown } from '../../api/stored-from.ts';
import { commonTexts } from '../../messages/common.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import type { NotAllReached } from './compare.queries.ts';
import { tray } from './tray.ts';

interface NotReachedProps {
  error: NotAllReached;
  query: { isFetching: boolean; refetch: () => unknown };
}

export function NotReached({ error, query }: NotReachedProps) {
  const { notReached: text } = useText(compareTexts);
  const common = useText(commonTexts);
  const errorText = useErrorText();
  const { items, unreached } = error.found;
  const chosen = tray.useContents().items;
  const names = unreached.map((id) => chosen.find((item) => item.id === id)?.name ?? id);
  const isShown = items.length > 0;
  // The page is not one that was never opened: some of it stands below.
  useEffect(() => {
    if (isShown) noteShown();
  }, [isShown]);
  return (
    <Alert
      tone="attention"
      title={text.title(names.join(', '))}
      actions={[{ label: common.tryAgain, busy: query.isFetching, onPress: () => void query.refetch() }]}
      className="mb-4 [overflow-wrap:anywhere]"
    >
      <p>{errorText(error)}</p>
      <p className="mt-1">{text.hint}</p>
      <Link to={paths.offline} className="inline-flex min-h-tap items-center font-semibold underline underline-offset-4">
        {text.keep}
      </Link>
    </Alert>
  );
}
