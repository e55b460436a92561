import type { Judged } from '@disha/eligibility/check';
import { counselTexts } from '../../../messages/counsel.ts';
import { districtsTexts } from '../../../messages/districts.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { useStateName } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { useRupees, useShortRange } from '../../../catalog/shared/use-rupees.ts';
import { CertaintyMark } from '../../../ui/certainty-mark.tsx';
import { CompareTable, type ComparedCell } from '../../../ui/compare-table.tsx';
import { markOf } from '../../../ui/mark-of.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import { shortReason } from '../verdicts/short.ts';
import { useBandWords } from './band-words.tsx';
import { useNow } from './use-facts.ts';
import type { ShownWay } from './way-view.tsx';

/** The ways beside each other: whether each is open, how likely, what a year costs and where the nearest place is. */
export function WaysTable({ ways }: { ways: readonly ShownWay[] }) {
  const { table: text, chance: chances, places: near } = useText(counselTexts);
  const districts = useText(districtsTexts);
  const verdicts = useText(verdictTexts);
  const words = useText(verdictWords);
  const stateName = useStateName();
  const format = useFormat();
  const rupees = useRupees();
  const range = useShortRange();
  const { budget } = useNow().passport;
  const bandWords = useBandWords();
  if (ways.length < 2) return null;
  const end = Math.max(1, budget ?? 0, ...ways.flatMap(({ cost }) => (cost ? [cost.to] : [])));
  const open = (judged: Judged | undefined): ComparedCell =>
    judged === undefined ? {} : { value: shortReason(judged, { text: verdicts, words, stateName }) };
  const cost = ({ cost: of, label }: ShownWay): ComparedCell => {
    if (of === null) return {};
    return {
      value: range(of.from, of.to),
      mark: (
        <CertaintyMark mark={markOf({ basis: of.basis, ...(of.basis === 'own' ? { certainty: 'A' } : {}) })} fact={text.costOf(label)} />
      ),
      bar: { low: of.from, high: of.to },
    };
  };
  const place = ({ places, anywhere }: ShownWay): ComparedCell => {
    if (anywhere !== undefined) return { value: text.anywhere };
    const [first] = places;
    if (first === undefined) return {};
    const district = first.card?.location.district;
    return {
      value: district === undefined ? near.near[first.near ?? 'state'] : (districts[district] ?? district),
      note: [
        ...(district !== undefined && first.near ? [near.near[first.near]] : []),
        text.places(format.number(places.length), places.length === 1),
      ].join(' · '),
    };
  };
  const chance = ({ chance: of, sure, exams, beside }: ShownWay): ComparedCell => {
    if (of !== null)
      return { value: chances.bands[of.band], ...(of.percent === undefined ? {} : { note: chances.percent(String(of.percent)) }) };
    if (beside?.seat) return bandWords(beside.seat);
    if (sure) return { value: text.sure };
    return exams.length === 0 ? { value: text.noExam } : { value: '?', note: text.noRank };
  };
  return (
    <PagePart title={text.title}>
      <CompareTable
        caption={text.title}
        columns={ways.map(({ label, sure, beyond }, index) => ({
          id: label,
          head: label,
          note: beyond === true ? text.far : sure ? text.sure : index === 0 ? text.goal : text.second,
        }))}
        rows={[
          { id: 'open', label: text.open, cells: ways.map(({ judged }) => open(judged)) },
          { id: 'chance', label: text.chance, cells: ways.map(chance) },
          {
            id: 'cost',
            label: budget === undefined ? text.cost : text.costBeside(rupees(budget)),
            cells: ways.map(cost),
            end,
            own: budget,
          },
          { id: 'place', label: text.place, cells: ways.map(place) },
        ]}
        unknown={text.ask}
      />
    </PagePart>
  );
}
