/** How a plan is chosen, for a reader who wants to know before believing one: the tables that choose, in their order. */
import { planCriteria } from '@disha/eligibility/plan/criteria';
import { labels } from '@disha/eligibility/plan/proposal';
import { vetoes } from '@disha/eligibility/plan/vetoes';
import { BackLink } from '../../catalog/item/detail-page.tsx';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { planChosenTexts } from '../../messages/plan-chosen.ts';
import { verdictsHowTexts } from '../../messages/verdicts-how.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Folded } from '../../ui/folded.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { LinkRow, RowList } from '../../ui/row-list.tsx';

type Label = (typeof labels)[number];

export function ChosenScreen() {
  const text = useText(planChosenTexts);
  const { back } = useText(verdictsHowTexts);
  return (
    <Page title={[text.title]} description={text.lead} width="narrow">
      <PageHeader title={text.title} lead={text.lead} above={<BackLink to={paths.path} name={back} />} />
      <LinkButton size="large" to={paths.pathPlan}>
        {text.make}
      </LinkButton>
      <PagePart title={text.order.title}>
        {labels.map((label) => (
          <Order key={label} label={label} isOpen={label === 'A'} />
        ))}
        <p className="mt-2 text-ink-soft">{text.order.hint}</p>
      </PagePart>
      <Never />
      <PagePart title={text.unknown.title}>
        <ul className="grid list-disc gap-1.5 ps-5">
          {[...text.unknown.items, text.unknown.practice].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </PagePart>
      <RowList className="mt-6">
        <LinkRow to={paths.pathHow} title={text.open} />
      </RowList>
    </Page>
  );
}

/** By what the ways of one letter are ordered. */
function Order({ label, isOpen }: { label: Label; isOpen: boolean }) {
  const { order, said } = useText(planChosenTexts);
  const fold = useEntryFold(`order ${label}`, isOpen);
  return (
    <Folded title={<h3 className="text-[1rem]">{order.ways[label]}</h3>} {...fold}>
      <ol className="grid list-decimal gap-1 ps-6 [&>li]:min-h-14">
        {planCriteria[label].map(({ says }) => (
          <li key={says}>{said(says)}</li>
        ))}
      </ol>
    </Folded>
  );
}

/** More of them stand behind a tap. */
const shown = 5;

function Never() {
  const { never: text } = useText(planChosenTexts);
  const format = useFormat();
  const fold = useEntryFold('more vetoes');
  const rest = vetoes.slice(shown);
  return (
    <PagePart title={text.title}>
      <p className="text-ink-soft">{text.hint}</p>
      {vetoes.slice(0, shown).map((veto) => (
        <VetoFold key={veto.id} {...veto} />
      ))}
      {rest.length > 0 && (
        <Folded title={text.more(format.number(rest.length))} {...fold}>
          {rest.map((veto) => (
            <VetoFold key={veto.id} {...veto} />
          ))}
        </Folded>
      )}
    </PagePart>
  );
}

function VetoFold({ id, says }: Pick<(typeof vetoes)[number], 'id' | 'says'>) {
  const { examples, said } = useText(planChosenTexts);
  const fold = useEntryFold(`veto ${id}`);
  const example = examples[id];
  if (example === undefined) return <p className="py-2.5">{said(says)}</p>;
  return (
    <Folded title={<span className="font-normal text-ink">{said(says)}</span>} {...fold}>
      <p className="ps-5.5 text-ink-soft">{example}</p>
    </Folded>
  );
}
