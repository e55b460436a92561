/** What an institute says became of those who left it: its own figures, list by list, never set against those of others. */
import type { College } from '@disha/contract/colleges';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { useRupees } from '../../catalog/shared/use-rupees.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';

type Placement = College['placements'][number];

export function PlacementsCard({ placements }: { placements: readonly Placement[] }) {
  const { nirfCategory, placements: text } = useText(collegesTexts);
  const lists = [...new Set(placements.map(({ list }) => list))];
  return (
    <Card as="section" title={text.title}>
      <p className="mb-3 text-ink-soft">{text.lead}</p>
      {lists.map((list) => {
        const told = placements.filter((each) => each.list === list);
        return (
          <section key={list} className="border-s-[3px] border-dashed border-line ps-3 not-first:mt-5">
            <h3 className="font-semibold">{text.ofList(nirfCategory(list), told[0]?.year ?? '')}</h3>
            <ul className="divide-y divide-line">
              {told.map((each) => (
                <Told key={`${each.level} ${each.years}`} told={each} />
              ))}
            </ul>
            <p className="mt-1 text-sm text-ink-soft">
              <SourceText say={text.source} source={told[0]?.source ?? ''} /> {told.some(({ certainty }) => certainty !== 'A') && text.weak}
            </p>
          </section>
        );
      })}
    </Card>
  );
}

function Told({ told: { level, years, graduates, placed, pay } }: { told: Placement }) {
  const { placements: text } = useText(collegesTexts);
  const rupees = useRupees();
  const format = useFormat();
  const figures = [
    { label: text.graduates, value: graduates === null ? text.notGiven : format.number(graduates) },
    { label: text.placed, value: placed === null ? text.notGiven : format.number(placed) },
    { label: text.pay, value: pay === null ? text.notGiven : text.aYear(rupees(pay)) },
  ];
  return (
    <li className="py-3">
      <p>{text.level[level](format.number(years), years === 1)}</p>
      <dl className="mt-1 grid gap-x-4 gap-y-1">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
