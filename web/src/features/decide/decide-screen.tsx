import { useSearchParams } from 'react-router';
import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { AskParent } from './ask-parent.tsx';
import { countedOf } from './counted.ts';
import { idsIn, initialWeighingOf, type Shortlist } from './criteria.ts';
import { ChooseShortlist } from './choose-shortlist.tsx';
import { dropWeighing, keepWeighing, useWeighings, weighingOf } from './stored-weighings.ts';
import { useNeighbours } from './neighbours.ts';
import { ParentBeside } from './parent-beside.tsx';
import { viewOf } from './together.queries.ts';
import { useShortlist } from './use-shortlist.ts';
import { leastItems } from './weigh.ts';
import { WeighForm } from './weigh-form.tsx';
import { WeighSum } from './weigh-sum.tsx';

/** A shortlist weighed by what matters to the person here. The address holds ids alone; what is said of them stays on the device. */
export function DecideScreen() {
  const text = useText(decideTexts);
  const [params] = useSearchParams();
  const { weighables } = useNeighbours();
  const kind = weighables.find(({ name }) => params.has(name))?.name;
  const asked = kind === undefined ? '' : (params.get(kind) ?? '');
  const ids = idsIn(asked);
  return (
    <Page title={[text.title]} description={text.lead}>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="grid min-h-screen content-start gap-5">
        {kind === undefined || ids.length < leastItems ? (
          <ChooseShortlist kind={kind} ids={ids} />
        ) : (
          <WeighShortlist
            key={`${kind} ${ids.join()}`}
            of={{ kind, ids }}
            isCut={asked.split(',').length > ids.length && ids.length === 4}
          />
        )}
      </div>
    </Page>
  );
}

function WeighShortlist({ of, isCut }: { of: Shortlist; isCut: boolean }) {
  const text = useText(decideTexts);
  const format = useFormat();
  const { items, unknown, isLoading, isFailed, retry } = useShortlist(of);
  const shortlist = { kind: of.kind, ids: items.map(({ id }) => id) };
  const weighing = weighingOf(useWeighings(), shortlist) ?? initialWeighingOf(items);
  const [isParents, setIsParents] = useEntryState('the parent weighs', false);
  if (isLoading) return <SkeletonCards label={text.loading} />;
  if (isFailed) return <Alert title={text.failed} actions={[{ label: text.again, onPress: retry }]} />;
  const notKnown = unknown.length > 0 && <p className="text-ink-soft">{text.unknown(format.list(unknown))}</p>;
  if (items.length < leastItems)
    return (
      <>
        {notKnown}
        <ChooseShortlist kind={of.kind} ids={shortlist.ids} />
      </>
    );
  const counted = countedOf(weighing, items);
  if (isParents) return <ParentBeside items={items} student={viewOf(weighing, items)} onBack={() => setIsParents(false)} />;
  return (
    <>
      <div className="grid gap-1">
        <p>{text.of(format.list(items.map(({ name }) => name)))}</p>
        {notKnown}
        {isCut && <p className="text-ink-soft">{text.firstFour}</p>}
      </div>
      {/* Where the facts say enough the answer is there at once; what is rated below changes it. */}
      <WeighSum items={items} weighing={weighing} counted={counted} />
      <WeighForm items={items} weighing={weighing} onChange={(next) => keepWeighing(shortlist, next)} />
      {counted.weighed && <AskParent shortlist={shortlist} view={viewOf(weighing, items)} onHere={() => setIsParents(true)} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton to={paths.decideReport} look="quiet">
          {text.toReport}
        </LinkButton>
        <Button look="quiet" onClick={() => dropWeighing(shortlist)}>
          {text.clear}
        </Button>
      </div>
    </>
  );
}
