import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isApiError } from '../../api/api-error.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { togetherTexts } from '../../messages/together.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { keepTabKey, tabKey } from '../../session/tab-keys.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useParams } from '../../ui/route-params.ts';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { BothViews } from './both-views.tsx';
import { countedOf } from './counted.ts';
import { initialWeighing, type Weighing } from './criteria.ts';
import { useLinks } from './stored-links.ts';
import { isKey } from './sealed-view.ts';
import { togetherQueries, viewOf, writeParent, type OpenedTogether } from './together.queries.ts';
import { useShortlist } from './use-shortlist.ts';
import { WeighForm } from './weigh-form.tsx';

/** What opens it stood behind the #. It leaves the address at once: a look over a shoulder, or at the history, does not find it. */
function useLinkKey(id: string): string | undefined {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  const [came] = useState(inAddress);
  useEffect(() => {
    if (inAddress === '') return;
    if (isKey(inAddress)) keepTabKey(id, inAddress);
    void navigate(pathname, { replace: true });
  }, [inAddress, id, navigate, pathname]);
  return [inAddress, came].find(isKey) ?? tabKey(id);
}

export function TogetherScreen() {
  const { id = '' } = useParams();
  return <TogetherAt key={id} id={id} />;
}

function TogetherAt({ id }: { id: string }) {
  const { page: text } = useText(togetherTexts);
  const key = useLinkKey(id);
  return (
    <Page title={[text.title]}>
      <meta name="robots" content="noindex" />
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid min-h-screen content-start gap-5">
        {key === undefined ? <EmptyState title={text.noKey}>{text.noKeyHint}</EmptyState> : <OpenedLink id={id} linkKey={key} />}
      </div>
    </Page>
  );
}

function OpenedLink({ id, linkKey }: { id: string; linkKey: string }) {
  const { page: text } = useText(togetherTexts);
  const format = useFormat();
  const { data, error, isPending, refetch } = useQuery(togetherQueries.opened(id, linkKey));
  const isOwn = useLinks().some((link) => link.id === id);
  if (isPending) return <SkeletonCards label={text.loading} />;
  if (isApiError(error, 'not_found')) return <EmptyState title={text.none}>{text.noneHint}</EmptyState>;
  if (error) return <Alert title={text.failed} actions={[{ label: text.again, onPress: () => void refetch() }]} />;
  if (data === null) return <EmptyState title={text.unread}>{text.unreadHint}</EmptyState>;
  return (
    <>
      <div className="text-ink-soft">
        <p>{text.whoever}</p>
        <p>{text.until(format.date(data.until))}</p>
      </div>
      <Views id={id} linkKey={linkKey} opened={data} isOwn={isOwn} look={() => void refetch()} />
    </>
  );
}

interface ViewsProps {
  id: string;
  linkKey: string;
  opened: OpenedTogether;
  /** Made on this device: the student looks. */
  isOwn: boolean;
  look: () => void;
}

function Views({ id, linkKey, opened, isOwn, look }: ViewsProps) {
  const { page: text } = useText(togetherTexts);
  const { items, isLoading, isFailed, retry } = useShortlist(opened.shortlist);
  const [isChanging, setIsChanging] = useEntryState('changing the answer', false);
  const [isStale, setIsStale] = useEntryState('answered meanwhile', false);
  if (isLoading) return <SkeletonCards label={text.loading} />;
  if (isFailed) return <Alert title={text.failed} actions={[{ label: text.again, onPress: retry }]} />;
  // What each said is whole by itself: facts of this device would say of the other what they did not.
  const plain = items.map(({ id: item, name }) => ({ id: item, name, known: {} }));
  const isAnswering = !isOwn && (opened.parent === undefined || isChanging);
  if (isAnswering)
    return (
      <Answer
        items={items}
        given={opened.parent}
        send={(view) => writeParent(id, linkKey, opened.parentVersion, view)}
        onSent={(how) => {
          setIsStale(how === 'stale');
          setIsChanging(false);
          look();
        }}
      />
    );
  if (opened.parent === undefined)
    return (
      <Card title={text.waiting}>
        <p>{text.waitingHint}</p>
        <Button className="mt-3" onClick={look}>
          {text.look}
        </Button>
      </Card>
    );
  return (
    <>
      {isStale && <Alert tone="attention">{text.stale}</Alert>}
      <BothViews items={plain} student={opened.student} parent={opened.parent} />
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={look}>
          {text.look}
        </Button>
        {!isOwn && (
          <Button look="quiet" onClick={() => setIsChanging(true)}>
            {text.change}
          </Button>
        )}
      </div>
    </>
  );
}

interface ParentAnswerProps {
  items: ReturnType<typeof useShortlist>['items'];
  given: Weighing | undefined;
  send: (view: Weighing) => Promise<void>;
  onSent: (how: 'sent' | 'stale') => void;
}

/** The student's own answers are not in sight until this one is sent. */
function Answer({ items, given, send, onSent }: ParentAnswerProps) {
  const { page: text, here } = useText(togetherTexts);
  const format = useFormat();
  const [weighing, setWeighing] = useEntryState<Weighing>('parent’s weighing', given ?? initialWeighing);
  const [isFew, setIsFew] = useEntryState('too few things', false);
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => onSent('sent'),
    onError: (error) => {
      if (isApiError(error, 'stale')) onSent('stale');
    },
  });
  const isWhole = countedOf(weighing, items).weighed !== undefined;
  return (
    <>
      <p>{text.weigh(format.list(items.map(({ name }) => name)))}</p>
      <WeighForm items={items} weighing={weighing} onChange={setWeighing} />
      {sending.isError && !isApiError(sending.error, 'stale') && <Alert title={text.notSent} />}
      <p role="status" className="font-semibold text-rust empty:hidden">
        {isFew && !isWhole && here.few}
      </p>
      <div>
        <Button
          busy={sending.isPending}
          onClick={() => {
            setIsFew(!isWhole);
            if (isWhole) sending.mutate(viewOf(weighing, items));
          }}
        >
          {sending.isPending ? text.sending : text.send}
        </Button>
      </div>
    </>
  );
}
