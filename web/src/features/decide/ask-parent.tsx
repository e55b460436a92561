import { useMutation } from '@tanstack/react-query';
import { useHref } from 'react-router';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { togetherTexts } from '../../messages/together.ts';
import { paths } from '../../paths.ts';
import { canSeal } from '../../session/sealed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Shortlist, Weighing } from './criteria.ts';
import { dropLink, keepLink, useLinks, type StoredLink } from './stored-links.ts';
import { makeLink, withdraw, writeStudent } from './together.queries.ts';

interface AskParentProps {
  shortlist: Shortlist;
  /** As it is sealed: with every rating that counts. */
  view: Weighing;
  onHere: () => void;
}

/** Two views, on one phone or by a link. */
export function AskParent({ shortlist, view, onHere }: AskParentProps) {
  const { ask: text } = useText(togetherTexts);
  const key = [...shortlist.ids].sort().join();
  const links = useLinks().filter(({ kind, ids }) => kind === shortlist.kind && [...ids].sort().join() === key);
  const making = useMutation({ mutationFn: () => makeLink(shortlist, view), onSuccess: keepLink });
  return (
    <Card as="section" title={text.title}>
      <p className="text-ink-soft">{text.lead}</p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <div>
          <Button onClick={onHere}>{text.here}</Button>
          <p className="mt-1 text-sm text-ink-soft">{text.hereHint}</p>
        </div>
        <div>
          {canSeal() ? (
            <>
              <Button look="quiet" busy={making.isPending} onClick={() => making.mutate()}>
                {making.isPending ? text.making : text.link}
              </Button>
              <p className="mt-1 text-sm text-ink-soft">{text.linkHint}</p>
              <p className="mt-1 text-sm">{text.plainly}</p>
            </>
          ) : (
            <p>{text.cannot}</p>
          )}
        </div>
      </div>
      {making.isError && <Alert title={text.failed} className="mt-3" />}
      {links.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{text.made}</h3>
          <ul className="grid gap-3">
            {links.map((link) => (
              <MadeLink key={link.id} link={link} shortlist={shortlist} view={view} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function MadeLink({ link, shortlist, view }: { link: StoredLink } & Pick<AskParentProps, 'shortlist' | 'view'>) {
  const { ask: text } = useText(togetherTexts);
  const format = useFormat();
  const href = useHref(paths.together(link.id));
  const address = `${href}#${link.key}`;
  const ending = useMutation({
    mutationFn: () => withdraw(link),
    onSuccess: () => {
      dropLink(link.id);
      toast.success(text.withdrawn);
    },
    onError: () => toast.info(text.notWithdrawn),
  });
  const writing = useMutation({
    mutationFn: () => writeStudent(link, shortlist, view),
    onSuccess: () => toast.success(text.updated),
    onError: () => toast.info(text.failed),
  });
  const copy = async () => {
    const url = window.location.origin + address;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text.copied);
    } catch {
      // A browser that forbids it: the person can copy it by hand.
      toast.info(text.byHand(url));
    }
  };
  return (
    <li className="flex flex-wrap gap-2">
      <LinkButton to={`${paths.together(link.id)}#${link.key}`}>{text.open(format.date(link.until))}</LinkButton>
      <Button look="quiet" onClick={() => void copy()}>
        {text.copy}
      </Button>
      <Button look="quiet" busy={writing.isPending} onClick={() => writing.mutate()}>
        {text.update}
      </Button>
      <Button look="quiet" busy={ending.isPending} onClick={() => ending.mutate()}>
        {text.withdraw}
      </Button>
    </li>
  );
}
