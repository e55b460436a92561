import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { papersOfHelp } from '@disha/eligibility/plan/papers';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailColumns, DetailFrame, DetailHead } from '../../catalog/item/detail-page.tsx';
import { FactList } from '../../catalog/item/fact-list.tsx';
import type { ItemAction } from '../../catalog/item/item-action.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { PapersList } from '../../catalog/item/papers-list.tsx';
import { ProvenanceLine } from '../../catalog/item/provenance-line.tsx';
import { commonTexts } from '../../messages/common.ts';
import { papersTexts } from '../../messages/papers.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';
import { FitPanel } from './fit.tsx';
import { ScholarshipChips } from './scholarship-chips.tsx';
import { scholarshipsQueries } from './scholarships.queries.ts';
import { useRupees } from '../../catalog/shared/use-rupees.ts';

/** `action` is the slot for the bookmark button. */
export function ScholarshipScreen({ action }: { action?: ItemAction }) {
  const { scholarshipId = '' } = useParams();
  const text = useText(scholarshipsTexts);
  const query = useQuery(scholarshipsQueries.detail(scholarshipId));
  const card = useCardFromList(scholarshipId);
  return (
    <DetailFrame
      path={paths.scholarships}
      text={text}
      query={query}
      whole={query.data?.scholarship}
      card={card}
      description={({ benefit }) => benefit}
      action={action}
    >
      {/* A card holds all but its sources: a visitor from the list waits for nothing. */}
      {(scholarship, parts) => <Whole scholarship={scholarship} sources={query.data?.scholarship.sources} action={parts.action} />}
    </DetailFrame>
  );
}

function useCardFromList(id: string): ScholarshipCard | undefined {
  const list = useQueryClient().getQueryData(scholarshipsQueries.list('').queryKey);
  return list?.scholarships.find((one) => one._id === id);
}

const aside = 'mt-3 border-s-[3px] border-marigold ps-3 text-ink-soft';

interface WholeProps {
  scholarship: ScholarshipCard;
  sources: string[] | undefined;
  action: ReactNode;
}

function Whole({ scholarship, sources, action }: WholeProps) {
  const { detail, place, onlyGirls } = useText(scholarshipsTexts);
  const { newTab } = useText(commonTexts);
  const papersText = useText(papersTexts);
  // With its year, here too: it may be over.
  const { text: when, year } = scholarship.window;
  const shownWindow = year === null ? when : `${detail.lastWindow(year)} ${when}`;
  return (
    <>
      <DetailHead name={scholarship.name} list={{ path: paths.scholarships, place }} action={action}>
        {scholarship.forGirls && <Chip tone="gold">{onlyGirls}</Chip>}
        <ScholarshipChips scholarship={scholarship} atMost={8} />
      </DetailHead>
      {scholarship.certainty === 'B' && <p className={`${aside} mb-4`}>{detail.certainty.B}</p>}
      <FitPanel scholarship={scholarship} />
      <DetailColumns aside={<QuickInfo scholarship={scholarship} />}>
        <Card as="section" title={detail.benefit}>
          <p>{scholarship.benefit}</p>
          {scholarship.note !== null && <p className={aside}>{scholarship.note}</p>}
        </Card>
        <Card as="section" title={detail.who}>
          <p>{scholarship.who}</p>
        </Card>
        <Card as="section" title={detail.conditions}>
          <Conditions scholarship={scholarship} />
        </Card>
        <div id="window" tabIndex={-1} className="scroll-mt-20">
          <Card as="section" title={detail.when}>
            <When window={scholarship.window} />
          </Card>
        </div>
        <div id="papers" tabIndex={-1} className="scroll-mt-20">
          <Card as="section" title={papersText.title}>
            <p className="text-ink-soft">{papersText.ofHelp}</p>
            <PapersList ids={papersOfHelp(scholarship)} name={scholarship._id} />
          </Card>
        </div>
        <Card as="section" title={detail.apply}>
          <p>{scholarship.apply}</p>
          <ExternalLink href={scholarship.officialLink} note={newTab} look="main" className="mt-3">
            {detail.official}
          </ExternalLink>
        </Card>
      </DetailColumns>
      <WhatNext answer={{ after: 'scholarship', id: scholarship._id, name: scholarship.name, hasPapers: true, window: shownWindow }} />
      {sources && <ProvenanceLine sources={sources} />}
    </>
  );
}

function Conditions({ scholarship: { incomeCeiling, incomeNote, minimumMarks } }: { scholarship: ScholarshipCard }) {
  const { detail } = useText(scholarshipsTexts);
  const rupees = useRupees();
  const ceiling = incomeCeiling === null ? undefined : detail.upTo(rupees(incomeCeiling));
  return (
    <dl className="grid gap-3">
      <div>
        <dt className="text-ink-soft">{detail.income}</dt>
        <dd className="font-semibold">{ceiling ?? incomeNote ?? detail.noIncome}</dd>
        {ceiling !== undefined && incomeNote !== null && <dd>{incomeNote}</dd>}
      </div>
      <div>
        <dt className="text-ink-soft">{detail.marks}</dt>
        <dd className="font-semibold">{minimumMarks ?? detail.noMarks}</dd>
      </div>
    </dl>
  );
}

/** A window is always told with its year: it may be over. */
function When({ window: { text: when, year } }: { window: ScholarshipCard['window'] }) {
  const { detail } = useText(scholarshipsTexts);
  return (
    <>
      {year !== null && <p className="text-ink-soft">{detail.lastWindow(year)}</p>}
      <p className="font-semibold">{when}</p>
      <p className="mt-1 text-sm text-ink-soft">{year === null ? detail.season : detail.notThisYear}</p>
    </>
  );
}

function QuickInfo({ scholarship }: { scholarship: ScholarshipCard }) {
  const { detail, stages, central, costs } = useText(scholarshipsTexts);
  const stateName = useStateName();
  const format = useFormat();
  return (
    <Card as="section" title={detail.quick} className="lg:sticky lg:top-24">
      <FactList
        facts={[
          { label: detail.provider, value: scholarship.provider },
          { label: detail.where, value: scholarship.states.length === 0 ? central : format.list(scholarship.states.map(stateName)) },
          { label: detail.stage, value: scholarship.stages.map((stage) => stages[stage]).join(' · ') },
        ]}
      />
      <Link to={paths.costs} className="mt-3 inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
        {costs}
      </Link>
    </Card>
  );
}
